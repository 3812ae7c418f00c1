import { setNonce } from 'get-nonce';

// Scroll locking of dialogs adds a style element, for which the CSP requires a nonce.
const script = document.querySelector<HTMLScriptElement>('script[nonce]');
if (script?.nonce) setNonce(script.nonce);
