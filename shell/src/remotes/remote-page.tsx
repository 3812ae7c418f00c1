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

const pages = new WeakMap<RemoteRoute, ComponentType>();

/** The page of a route as a lazy component; the same one on every render, a new one after a failure. */
function pageOf(route: RemoteRoute): ComponentType {
  const known = pages.get(route);
  if (known) return known;
  const page = lazy(async () => {
    try {
      return { default: await route.load() };
    } catch (error) {
      pages.delete(route);
      throw error;
    }
  });
  pages.set(route, page);
  return page;
}

function RemoteRouteHead({ route }: { route: RemoteRoute }) {
  if (!route.title || !route.description) return null;
  return <PageHead title={translate(route.title)} description={translate(route.description)} />;
}

function RemoteRoutes({ routes }: { routes: readonly RemoteRoute[] }) {
  return useRoutes(
    routes.map((route) => {
      const Page = pageOf(route);
      return { path: route.path, element: <Page /> };
    }),
  );
}

function RemoteContent({ module, fallback }: { module: RemoteModule; fallback: ReactNode }) {
  const { pathname } = useLocation();
  const current = module.routes.find(({ path }) => matchPath(path, pathname));
  if (!current) return fallback;
  return (
    <>
      <RemoteRouteHead route={current} />
      <RemoteRoutes routes={module.routes} />
    </>
  );
}

function LoadedRemote({ name, fallback }: Omit<RemotePageProps, 'title'>) {
  const module = use(useRemotes().load(name));
  return <RemoteContent module={module} fallback={fallback} />;
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
