import { createRoot } from 'react-dom/client';
import { lazy, Suspense } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter, NavLink, useRoutes } from 'react-router';
import { Cluster, Container, Spinner, toast, Toaster } from '@tbt/design-system';
import { ErrorBoundary } from '../errors';
import { createGraphClient } from '../graph';
import { activateLocale, documentLocale, LocaleProvider } from '../i18n';
import { RealtimeProvider } from '../realtime';
import type { RemoteModule } from '../remote';
import { SessionProvider } from '../session';
import { useText } from '../texts';

function AlonePages({ remote }: { remote: RemoteModule }) {
  const t = useText();
  const element = useRoutes(
    remote.routes.map((route) => {
      const Page = lazy(async () => ({ default: await route.load() }));
      return { path: route.path, element: <Page /> };
    }),
  );
  return (
    <Suspense fallback={<Spinner label={t('webKit.session.loading')} layout="page" />}>
      {element}
    </Suspense>
  );
}

function Alone({ remote }: { remote: RemoteModule }) {
  return (
    <LocaleProvider>
      <ApolloProvider client={createGraphClient()}>
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
              <Toaster label="Toasts" closeLabel="Close" />
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
