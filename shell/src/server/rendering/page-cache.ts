import type { RenderedPage } from '../../site/rendering-messages';

/** Milliseconds for which a page is taken as it is. */
const FRESH_MS = 1_000;
const MAX_PAGES = 200;

/** An answer of the graph that a page was rendered with. */
export interface PageAnswer {
  body: string;
  locale: string;
  text: string;
}

export interface KeptPage {
  markup: RenderedPage;
  answers: readonly PageAnswer[];
}

export interface PageVisit {
  render: () => Promise<KeptPage | null>;
  /** Whether the graph still answers what the page shows. */
  isCurrent: (page: KeptPage) => Promise<boolean>;
}

/**
 * Renders the same page once for those who ask at the same time, and again when what it shows has changed.
 * @param onError - called with what a rendering threw; the page is the browser's then
 */
export function createPageCache(
  onError: (error: unknown) => void,
  freshMs = FRESH_MS,
  now: () => number = Date.now,
) {
  const pages = new Map<string, { page: Promise<KeptPage | null>; until: number }>();
  const renew = async (kept: Promise<KeptPage | null> | undefined, visit: PageVisit) => {
    const page = await kept;
    if (!page) return visit.render();
    // A graph that cannot say so now, to this visitor, is no reason to give up the page.
    const isCurrent = await visit.isCurrent(page).catch(() => true);
    return isCurrent ? page : visit.render();
  };
  return async (key: string, visit: PageVisit): Promise<RenderedPage | null> => {
    const known = pages.get(key);
    if (known && known.until > now()) return (await known.page)?.markup ?? null;
    const page = renew(known?.page, visit).catch((error: unknown) => {
      onError(error);
      return null;
    });
    const entry = { page, until: now() + freshMs };
    pages.delete(key);
    pages.set(key, entry);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    const rendered = await page;
    if (!rendered && pages.get(key) === entry) pages.delete(key);
    return rendered?.markup ?? null;
  };
}
