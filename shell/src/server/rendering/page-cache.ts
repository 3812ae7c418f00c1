import type { RenderedPage } from '../../site/rendering-messages';

/** Milliseconds for which a page is taken as it is. */
const FRESH_MS = 1_000;
/** Milliseconds for which a page is shown while the graph cannot confirm it. */
const TRUSTED_MS = 60_000;
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
  /** When the visitor stops waiting. */
  deadline: Promise<null>;
}

/**
 * Renders the same page once for those who ask at the same time, and again when what it shows has changed. What comes
 * too late for one visitor is there for the next.
 * @param onError - called with what a rendering threw; the page is the browser's then
 */
export function createPageCache(
  onError: (error: unknown) => void,
  freshMs = FRESH_MS,
  now: () => number = Date.now,
) {
  const pages = new Map<string, { page: Promise<KeptPage | null>; until: number }>();
  const confirmedAt = new WeakMap<KeptPage, number>();
  const confirm = (page: KeptPage | null): KeptPage | null => {
    if (page) confirmedAt.set(page, now());
    return page;
  };
  const renew = async (
    kept: Promise<KeptPage | null> | undefined,
    visit: PageVisit,
    offer: (page: KeptPage | null) => void,
  ) => {
    const page = await kept;
    if (!page) return confirm(await visit.render());
    // A graph that cannot say so now, to this visitor, is no reason to give up the page.
    const isTrusted = now() - (confirmedAt.get(page) ?? 0) < TRUSTED_MS;
    if (isTrusted) offer(page);
    try {
      if (await visit.isCurrent(page)) return confirm(page);
    } catch {
      if (isTrusted) return page;
    }
    offer(null);
    return confirm(await visit.render());
  };
  return async (key: string, visit: PageVisit): Promise<RenderedPage | null> => {
    const known = pages.get(key);
    let spare: KeptPage | null = null;
    const first = async (page: Promise<KeptPage | null>) =>
      (await Promise.race([page, visit.deadline.then(() => spare)]))?.markup ?? null;
    if (known && known.until > now()) return first(known.page);
    const page = renew(known?.page, visit, (offered) => {
      spare = offered;
    }).catch((error: unknown) => {
      onError(error);
      return null;
    });
    const entry = { page, until: now() + freshMs };
    pages.delete(key);
    pages.set(key, entry);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    void page.then((rendered) => {
      if (!rendered && pages.get(key) === entry) pages.delete(key);
    });
    return first(page);
  };
}
