import type { PageMarkup } from '../../site/rendering-messages';

/** Milliseconds for which a page is rendered once. */
const FRESH_MS = 5_000;
const MAX_PAGES = 200;

/** Renders the same page once for those who ask at the same time, and for a few seconds. */
export function createPageCache(freshMs = FRESH_MS, now: () => number = Date.now) {
  const pages = new Map<string, { markup: Promise<PageMarkup | null>; until: number }>();
  return (key: string, render: () => Promise<PageMarkup | null>): Promise<PageMarkup | null> => {
    const known = pages.get(key);
    if (known && known.until > now()) return known.markup;
    const page = { markup: render(), until: now() + freshMs };
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    void page.markup.then((markup) => {
      if (!markup && pages.get(key) === page) pages.delete(key);
    });
    return page.markup;
  };
}
