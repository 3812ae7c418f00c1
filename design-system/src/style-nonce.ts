import { setNonce } from 'get-nonce';

// An open dialog holds the page still by a style element; the page's policy asks for its nonce.
const { document } = globalThis as Partial<typeof globalThis>;
const nonce = document?.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);
