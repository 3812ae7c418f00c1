import { lazy, Suspense } from 'react';
import { Spinner } from '@tbt/design-system';
import { ErrorBoundary, useIsHydrated, useLocation, useRunningClock } from '@tbt/web-kit';
import { EarlyPress } from './early-press';
import { HomePage } from './home/home-page';
import { NotFoundPage } from './pages/not-found-page';
import { RemotePage } from './remotes/remote-page';
import { LAZY_PAGES } from './shell-pages';
import { routeOf, type SiteRoute } from './site/route-table';
import { useText } from './texts';
import { untilLoaded } from './until-loaded';

/** Seldom shown: a release without a page for the route. */
const FramePage = lazy(async () => ({
  default: (await import('./pages/frame-page')).FramePage,
}));
const SiteHead = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./site-head')).SiteHead })),
);

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

/** By itself: a page that is rendered anew before it is hydrated would lose what was typed and pressed. */
function LateHead() {
  if (!useIsHydrated()) return null;
  return (
    <ErrorBoundary name="shell" fallback={() => null}>
      <Suspense fallback={null}>
        <SiteHead />
      </Suspense>
    </ErrorBoundary>
  );
}

export function SitePage() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  return (
    <>
      <LateHead />
      <RouteContent route={route} />
      {route?.owner === 'shell' && <HydratedPage />}
    </>
  );
}
