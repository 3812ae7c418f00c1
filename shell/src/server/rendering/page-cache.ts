import type { PageMarkup } from '../../site/rendering-messages';

/** Milliseconds for which a page is rendered once. */
const FRESH_MS = 5_000;
const MAX_PAGES = 200;

/**
 * Renders the same page once for those who ask at the same time, and for a few seconds.
 * @param onError - called with what a rendering threw; the page is the browser's then
 */
export function createPageCache(
  onError: (error: unknown) => void,
  freshMs = FRESH_MS,
  now: () => number = Date.now,
) {
  const pages = new Map<string, { markup: Promise<PageMarkup | null>; until: number }>();
  return (key: string, render: () => Promise<PageMarkup | null>): Promise<PageMarkup | null> => {
    const known = pages.get(key);
    if (known && known.until > now()) return known.markup;
    const markup = render().catch((error: unknown) => {
      onError(error);
      return null;
    });
    const page = { markup, until: now() + freshMs };
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    void markup.then((rendered) => {
      if (!rendered && pages.get(key) === page) pages.delete(key);
    });
    return markup;
  };
}
