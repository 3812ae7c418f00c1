import { createRoot } from 'react-dom/client';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter, NavLink, useRoutes } from 'react-router';
import { Cluster, Container, Spinner, toast, Toaster } from '@tbt/design-system';
import { ErrorBoundary } from '../errors';
import { createGraphClient } from '../graph';
import { activateLocale, documentLocale, LocaleProvider } from '../i18n';
import { RealtimeProvider } from '../realtime';
import type { RemoteModule, RemoteRoute } from '../remote';
import { SessionProvider } from '../session';
import { useText } from '../texts';

const lazyPage = (route: RemoteRoute): ComponentType =>
  lazy(async () => ({ default: await route.load() }));

function AlonePages({ remote }: { remote: RemoteModule }) {
  const t = useText();
  const [routes] = useState(() =>
    remote.routes.map((route) => {
      const Page = lazyPage(route);
      return { path: route.path, element: <Page /> };
    }),
  );
  const element = useRoutes(routes);
  return (
    <Suspense fallback={<Spinner label={t('webKit.session.loading')} layout="page" />}>
      {element}
    </Suspense>
  );
}

function Alone({ remote }: { remote: RemoteModule }) {
  const t = useText();
  const [client] = useState(() => createGraphClient());
  return (
    <LocaleProvider>
      <ApolloProvider client={client}>
        <SessionProvider>
          <BrowserRouter>
            <RealtimeProvider
              onNotice={(notice) => toast({ title: notice })}
              onSessionEnded={() => window.location.reload()}
            >
              <Container>
                <Cluster as="ul">
                  {remote.routes.map(({ path }) => (
                    <li key={path}>
                      <NavLink to={path}>{path}</NavLink>
                    </li>
                  ))}
                </Cluster>
              </Container>
              <ErrorBoundary name="page">
                <AlonePages remote={remote} />
              </ErrorBoundary>
              <Toaster label={t('webKit.toasts.label')} closeLabel={t('webKit.toasts.close')} />
            </RealtimeProvider>
          </BrowserRouter>
        </SessionProvider>
      </ApolloProvider>
    </LocaleProvider>
  );
}

/**
 * Runs one micro-frontend without the shell, for development: its routes, with everything the shell
 * provides around a page and none of its chrome.
 */
export async function runAlone(remote: RemoteModule): Promise<void> {
  await activateLocale(documentLocale());
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Alone remote={remote} />);
}
