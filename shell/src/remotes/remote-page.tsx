import { lazy, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { ErrorState, Page, Spinner } from '@tbt/design-system';
import type { Locale } from '@tbt/contracts';
import {
  currentLocale,
  ErrorBoundary,
  matchPath,
  PageHead,
  Route,
  translate,
  useLocation,
  useRunningClock,
  type RemoteModule,
  type RemoteRoute,
} from '@tbt/web-kit';
import type { RemoteName } from '../site/route-table';
import { EarlyPress } from '../early-press';
import { useText } from '../texts';
import { useAttempts, useRemotes } from './remotes-context';

interface RoutePage {
  readonly Page: ComponentType;
  /** Retries of the remote when the page was requested. */
  readonly attempt: number;
}

/** Milliseconds before a failed chunk is retried. */
const AGAIN_AFTER_MS = 500;
const pages = new WeakMap<RemoteRoute, RoutePage>();

async function loadPage({ load }: RemoteRoute): Promise<{ default: ComponentType }> {
  const locale = currentLocale();
  try {
    return { default: await load(locale) };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return { default: await load(locale) };
  }
}

/** The lazy component of a route, cached also when failed, so that only the user retries. */
function pageOf(route: RemoteRoute, attempt: number): ComponentType {
  const known = pages.get(route);
  if (known?.attempt === attempt) return known.Page;
  const Page = lazy(() => loadPage(route));
  pages.set(route, { Page, attempt });
  return Page;
}

/** Loads a route's page, so that it is rendered without waiting. @throws when its code cannot be loaded. */
export async function preloadPage(route: RemoteRoute, locale: Locale): Promise<void> {
  const Page = await route.load(locale);
  pages.set(route, { Page, attempt: 0 });
}

function RemoteRouteHead({ route }: { route: RemoteRoute }) {
  if (!route.title || !route.description) return null;
  return <PageHead title={translate(route.title)} description={translate(route.description)} />;
}

function RoutePageContent({ name, route }: { name: RemoteName; route: RemoteRoute }) {
  const Page = pageOf(route, useAttempts(name));
  return (
    <Route path={route.path}>
      <Page />
    </Route>
  );
}

interface RemoteContentProps extends Pick<RemotePageProps, 'name' | 'fallback'> {
  module: RemoteModule;
}

function RemoteContent({ name, module, fallback }: RemoteContentProps) {
  const { pathname } = useLocation();
  useRunningClock();
  const current = module.routes.find(({ path }) => matchPath(path, pathname));
  if (!current) return fallback;
  return (
    <>
      <RemoteRouteHead route={current} />
      <RoutePageContent name={name} route={current} />
      <EarlyPress part="page" />
    </>
  );
}

function LoadedRemote({ name, fallback }: Omit<RemotePageProps, 'title'>) {
  const module = use(useRemotes().load(name));
  return <RemoteContent name={name} module={module} fallback={fallback} />;
}

export interface RemotePageProps {
  /** The micro-frontend of the current route. */
  name: RemoteName;
  /** Heading while the remote fails to load. */
  title: string;
  /** Shown when its release has no page for the route. */
  fallback: ReactNode;
}

function FailedRemote({ name, title }: Omit<RemotePageProps, 'fallback'>) {
  const t = useText();
  const remotes = useRemotes();
  useRunningClock();
  useEffect(() => {
    const retry = () => void remotes.retry(name);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [remotes, name]);
  return (
    <Page title={title}>
      <ErrorState
        title={t('shell.remote.title')}
        description={t('shell.remote.body')}
        retryLabel={t('shell.remote.retry')}
        onRetry={() => void remotes.retry(name)}
      />
    </Page>
  );
}

export function RemotePage({ name, title, fallback }: RemotePageProps) {
  const t = useText();
  const { pathname } = useLocation();
  const attempt = useAttempts(name);
  return (
    <ErrorBoundary
      key={`${name} ${pathname} ${attempt}`}
      name={name}
      fallback={() => <FailedRemote name={name} title={title} />}
    >
      <Suspense fallback={<Spinner label={t('shell.loading')} layout="page" />}>
        <LoadedRemote name={name} fallback={fallback} />
      </Suspense>
    </ErrorBoundary>
  );
}
