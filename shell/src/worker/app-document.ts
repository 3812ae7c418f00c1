import { APP_DOCUMENT_PATH } from '../site/app-document-path';

const CACHE = 'tbt-document';
/** Under this address: what the kept document was made for. */
const MADE_FOR = '/app-document-made-for';

export const APP_DOCUMENT_CACHE = CACHE;

/** @throws Error when the document cannot be read; the kept one stays. */
export async function keepAppDocument(madeFor = ''): Promise<void> {
  const response = await fetch(APP_DOCUMENT_PATH, { cache: 'reload', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${APP_DOCUMENT_PATH} answered ${response.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(APP_DOCUMENT_PATH, response);
  await cache.put(MADE_FOR, new Response(madeFor));
}

/** Keeps the document of another language or other releases. */
export async function renewAppDocument(madeFor: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(MADE_FOR);
  if (kept && (await kept.text()) === madeFor) return;
  await keepAppDocument(madeFor);
}

/** The page of any address while the site cannot be reached. */
export async function readAppDocument(): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(APP_DOCUMENT_PATH, { ignoreVary: true })) ?? Response.error();
}
