import { lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { ErrorState, Page, Spinner } from '@tbt/design-system';
import {
  ErrorBoundary,
  matchPath,
  PageHead,
  translate,
  useLocation,
  useRoutes,
  type RemoteModule,
  type RemoteRoute,
} from '@tbt/web-kit';
import type { RemoteName } from '../site/route-table';
import { useText } from '../texts';
import { useAttempts, useRemotes } from './remotes-context';

interface RoutePage {
  readonly Page: ComponentType;
  /** How often the remote had been tried again when the page was asked for. */
  readonly attempt: number;
}

/** Milliseconds before a page whose code did not arrive is asked for once more. */
const AGAIN_AFTER_MS = 500;
const pages = new WeakMap<RemoteRoute, RoutePage>();

async function loadPage({ load }: RemoteRoute): Promise<{ default: ComponentType }> {
  try {
    return { default: await load() };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return { default: await load() };
  }
}

/**
 * The page of a route as a lazy component: the same one on every render, a failed one too, so that
 * nothing is asked for again until the person says so.
 */
function pageOf(route: RemoteRoute, attempt: number): ComponentType {
  const known = pages.get(route);
  if (known?.attempt === attempt) return known.Page;
  const Page = lazy(() => loadPage(route));
  pages.set(route, { Page, attempt });
  return Page;
}

function RemoteRouteHead({ route }: { route: RemoteRoute }) {
  if (!route.title || !route.description) return null;
  return <PageHead title={translate(route.title)} description={translate(route.description)} />;
}

function RemoteRoutes({ name, routes }: { name: RemoteName; routes: readonly RemoteRoute[] }) {
  const attempt = useAttempts(name);
  return useRoutes(
    routes.map((route) => {
      const Page = pageOf(route, attempt);
      return { path: route.path, element: <Page /> };
    }),
  );
}

interface RemoteContentProps extends Pick<RemotePageProps, 'name' | 'fallback'> {
  module: RemoteModule;
}

function RemoteContent({ name, module, fallback }: RemoteContentProps) {
  const { pathname } = useLocation();
  const current = module.routes.find(({ path }) => matchPath(path, pathname));
  if (!current) return fallback;
  return (
    <>
      <RemoteRouteHead route={current} />
      <RemoteRoutes name={name} routes={module.routes} />
    </>
  );
}

function LoadedRemote({ name, fallback }: Omit<RemotePageProps, 'title'>) {
  const module = use(useRemotes().load(name));
  return <RemoteContent name={name} module={module} fallback={fallback} />;
}

export interface RemotePageProps {
  /** The micro-frontend that owns the current route. */
  name: RemoteName;
  /** Heading of the page area while the remote cannot be loaded. */
  title: string;
  /** Shown when its release has no page for the route. */
  fallback: ReactNode;
}

/** The page area of a micro-frontend: loads it, shows its page, and keeps its failures in here. */
export function RemotePage({ name, title, fallback }: RemotePageProps) {
  const t = useText();
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const attempt = useAttempts(name);
  return (
    <ErrorBoundary
      key={`${name} ${pathname} ${attempt}`}
      name={name}
      fallback={() => (
        <Page title={title}>
          <ErrorState
            title={t('shell.remote.title')}
            description={t('shell.remote.body')}
            retryLabel={t('shell.remote.retry')}
            onRetry={() => void remotes.retry(name)}
          />
        </Page>
      )}
    >
      <Suspense fallback={<Spinner label={t('shell.loading')} layout="page" />}>
        <LoadedRemote name={name} fallback={fallback} />
      </Suspense>
    </ErrorBoundary>
  );
}
