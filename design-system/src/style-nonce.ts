import { setNonce } from 'get-nonce';

// Scroll locking of dialogs adds a style element, for which the CSP requires a nonce.
const { document } = globalThis as Partial<typeof globalThis>;
const nonce = document?.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);
