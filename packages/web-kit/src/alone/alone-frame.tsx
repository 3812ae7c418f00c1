import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Cluster, Container, Spinner, Stack } from '@tbt/design-system';
import { Link, useRoutes } from 'react-router';
import { ErrorBoundary } from '../errors';
import { currentLocale } from '../i18n';
import type { RemoteModule, RemoteRoute } from '../remote';
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
      return { path: route.path, element: <Page /> };
    }),
  );
  const index = {
    path: '*',
    element: <AloneIndex remote={remote} description={description} />,
  };
  const element = useRoutes([...pages, index]);
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
          {element}
        </Suspense>
      </ErrorBoundary>
    </Stack>
  );
}
