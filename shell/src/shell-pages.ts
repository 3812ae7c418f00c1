import { paths, type Locale } from '@tbt/contracts';
import { matchPath } from '@tbt/web-kit';
import { loadArticle } from './blog/load-article';
import { HomeBody } from './home/home-page';
import { preloadable, type Preloadable } from './preloadable';
import type { RouteKey } from './site/route-table';

/** Pages of the shell that most visits do not open. */
export const LAZY_PAGES: Partial<Record<RouteKey, Preloadable>> = {
  social: preloadable(async () => (await import('./social/social-page')).SocialPage),
  blog: preloadable(async () => (await import('./pages/blog-page')).BlogPage),
  status: preloadable(async () => (await import('./pages/status-page')).StatusPage),
  article: preloadable(async () => (await import('./pages/article-page')).ArticlePage),
};

/** Loads the code and the text of one of the shell's own pages. */
export async function preloadShellPage(
  key: RouteKey,
  pathname: string,
  locale: Locale,
): Promise<void> {
  const slug = matchPath(paths.article(':slug'), pathname)?.params.slug;
  const page = key === 'home' ? HomeBody : LAZY_PAGES[key];
  await Promise.all([
    page?.preload(),
    // The page itself says that an article is missing.
    slug && loadArticle(slug, locale).catch(() => undefined),
  ]);
}
