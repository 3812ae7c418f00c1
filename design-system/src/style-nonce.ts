import { setNonce } from 'get-nonce';

// An open dialog holds the page still by a style element; the page's policy asks for its nonce.
const script = document.querySelector<HTMLScriptElement>('script[nonce]');
if (script?.nonce) setNonce(script.nonce);
