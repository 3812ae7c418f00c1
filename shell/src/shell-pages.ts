import { paths, type Locale } from '@tbt/contracts';
import { matchPath, type TypedDocumentNode } from '@tbt/web-kit';
import { loadArticle } from './blog/load-article';
import { MarketSizeDocument } from './generated/graphql';
import { preloadable, type Preloadable } from './preloadable';
import type { RouteKey } from './site/route-table';

/** Pages of the shell that most visits do not open. */
export const LAZY_PAGES: Partial<Record<RouteKey, Preloadable>> = {
  social: preloadable(async () => (await import('./social/social-page')).SocialPage),
  blog: preloadable(async () => (await import('./pages/blog-page')).BlogPage),
  status: preloadable(async () => (await import('./pages/status-page')).StatusPage),
  article: preloadable(async () => (await import('./pages/article-page')).ArticlePage),
};

/** What visitors' pages read by `useAnswer`. */
export const PAGE_ANSWERS: Partial<Record<RouteKey, readonly TypedDocumentNode<unknown, never>[]>> =
  {
    home: [MarketSizeDocument],
  };

export async function preloadShellPage(
  key: RouteKey,
  pathname: string,
  locale: Locale,
): Promise<void> {
  const slug = matchPath(paths.article(':slug'), pathname)?.params.slug;
  await Promise.all([
    LAZY_PAGES[key]?.preload(),
    // The page itself says that an article is missing.
    slug && loadArticle(slug, locale).catch(() => undefined),
  ]);
}
