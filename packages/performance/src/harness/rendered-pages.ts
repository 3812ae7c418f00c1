import { setTimeout as wait } from 'node:timers/promises';

const RENDERED = 'id="rendered-data"';
const RENDERED_WITHIN_MS = 15_000;
const AGAIN_AFTER_MS = 500;

/** A page that the server does not render in time would be measured as the browser's. @throws Error when it never does. */
export async function waitUntilRendered(url: string): Promise<void> {
  const deadline = Date.now() + RENDERED_WITHIN_MS;
  while (!isRendered(await (await fetch(url)).text())) {
    if (Date.now() > deadline) throw new Error(`${url} is not rendered by the server`);
    await wait(AGAIN_AFTER_MS);
  }
}

export const isRendered = (html: string): boolean => html.includes(RENDERED);
