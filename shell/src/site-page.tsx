import { lazy, Suspense, type ComponentType } from 'react';
import { Spinner } from '@tbt/design-system';
import { HeadOutlet, useLocale, useLocation } from '@tbt/web-kit';
import { FramePage } from './pages/frame-page';
import { HomePage } from './home/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { RemotePage } from './remotes/remote-page';
import { pageAddresses } from './site/page-addresses';
import { pageTags } from './site/page-tags';
import { routeOf, type RouteKey, type SiteRoute } from './site/route-table';
import { useText, type TextKey } from './texts';

/** Pages of the shell that most visits do not open. */
const LAZY_PAGES: Partial<Record<RouteKey, ComponentType>> = {
  social: lazy(async () => ({ default: (await import('./social/social-page')).SocialPage })),
  blog: lazy(async () => ({ default: (await import('./pages/blog-page')).BlogPage })),
  status: lazy(async () => ({ default: (await import('./pages/status-page')).StatusPage })),
  article: lazy(async () => ({ default: (await import('./pages/article-page')).ArticlePage })),
};

function RouteContent({ route }: { route: SiteRoute | undefined }) {
  const t = useText();
  if (!route) return <NotFoundPage />;
  if (route.key === 'home') return <HomePage />;
  const LazyPage = LAZY_PAGES[route.key];
  if (LazyPage)
    return (
      <Suspense fallback={<Spinner label={t('shell.loading')} layout="page" />}>
        <LazyPage />
      </Suspense>
    );
  const frame = <FramePage route={route} />;
  return route.owner === 'shell' ? (
    frame
  ) : (
    <RemotePage name={route.owner} title={t(`shell.route.${route.key}.title`)} fallback={frame} />
  );
}

export function SitePage() {
  const t = useText();
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const { origin } = window.location;
  const addressesOf = (path: string) => pageAddresses(route, { origin, path, locale });
  const url = addressesOf(pathname).canonical;
  const tags = pageTags(route, (id) => t(id as TextKey), { url, locale });
  return (
    <>
      <HeadOutlet fallback={tags} siteName={t('shell.brand')} addressesOf={addressesOf} />
      <RouteContent route={route} />
    </>
  );
}
