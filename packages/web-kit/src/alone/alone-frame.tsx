import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Cluster, Container, Spinner, Stack } from '@tbt/design-system';
import { ErrorBoundary } from '../errors';
import { currentLocale } from '../i18n';
import type { RemoteModule, RemoteRoute } from '../remote';
import { Link, matchPath, Route, useLocation } from '../router';
import { useText } from '../texts';
import { AloneIndex } from './alone-index';
import { DemoAccounts } from './demo-accounts';
import { useDescription } from './description';

const lazyPage = (route: RemoteRoute): ComponentType =>
  lazy(async () => ({ default: await route.load(currentLocale()) }));

export function AloneFrame({ remote }: { remote: RemoteModule }) {
  const t = useText();
  const description = useDescription();
  const [pages] = useState(() =>
    remote.routes.map((route) => {
      const Page = lazyPage(route);
      return { path: route.path, Page };
    }),
  );
  const { pathname } = useLocation();
  const shown = pages.find(({ path }) => matchPath(path, pathname));
  return (
    <Stack>
      <Container>
        <Cluster>
          <Link to="/">All parts</Link>
          <DemoAccounts accounts={description.accounts} />
        </Cluster>
      </Container>
      <ErrorBoundary name="page">
        <Suspense fallback={<Spinner label={t('webKit.session.loading')} layout="page" />}>
          {shown ? (
            <Route path={shown.path}>
              <shown.Page />
            </Route>
          ) : (
            <AloneIndex remote={remote} description={description} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Stack>
  );
}
