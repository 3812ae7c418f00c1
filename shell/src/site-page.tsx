import { Suspense } from 'react';
import { Spinner } from '@tbt/design-system';
import { HeadOutlet, siteOrigin, useLocale, useLocation, useRunningClock } from '@tbt/web-kit';
import { EarlyPress } from './early-press';
import { FramePage } from './pages/frame-page';
import { HomePage } from './home/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { RemotePage } from './remotes/remote-page';
import { LAZY_PAGES } from './shell-pages';
import { breadcrumbList } from './site/breadcrumbs';
import { pageAddresses } from './site/page-addresses';
import { pageTags } from './site/page-tags';
import { routeOf, type SiteRoute } from './site/route-table';
import { useText, type TextKey } from './texts';

/** What follows the hydration of a page of the shell. */
function HydratedPage() {
  useRunningClock();
  return <EarlyPress part="page" />;
}

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
  const origin = siteOrigin();
  const addressesOf = (path: string) => pageAddresses(route, { origin, path, locale });
  const url = addressesOf(pathname).canonical;
  const textOf = (id: string) => t(id as TextKey);
  const tags = pageTags(route, textOf, { url, locale });
  return (
    <>
      <HeadOutlet
        fallback={tags}
        siteName={t('shell.brand')}
        addressesOf={addressesOf}
        breadcrumbsOf={(title) => breadcrumbList(route, textOf, { url, locale, title })}
      />
      <RouteContent route={route} />
      {route?.owner === 'shell' && <HydratedPage />}
    </>
  );
}
