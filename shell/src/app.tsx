import { useEffect, type ComponentType, type ReactNode } from 'react';
import {
  ApolloProvider,
  ErrorBoundary,
  LocaleProvider,
  SessionProvider,
  SiteRouter,
  startCacheSweep,
  type ApolloClient,
} from '@tbt/web-kit';
import { AgreementPrompt } from './agreement/agreement-prompt';
import { PageChrome } from './layout/page-chrome';
import type { RemoteLoader } from './remotes/remote-loader';
import { RemotesContext } from './remotes/remotes-context';
import { LapsedSessionNotice } from './session/lapsed-session-notice';
import { LiveMessages } from './session/live-messages';
import { SocialNetworksContext, type SocialNetwork } from './site/social-networks';
import { SitePage } from './site-page';

export interface AppProps {
  client: ApolloClient;
  remotes: RemoteLoader;
  socialNetworks: readonly SocialNetwork[];
  /** Null when known to be unauthenticated. */
  initialViewer?: null;
  /** Default: by the browser's address. */
  router?: ComponentType<{ children: ReactNode }>;
}

export function App({
  client,
  remotes,
  socialNetworks,
  initialViewer,
  router: Router = SiteRouter,
}: AppProps) {
  useEffect(() => startCacheSweep(client), [client]);
  return (
    <LocaleProvider>
      <ApolloProvider client={client}>
        <SessionProvider initialViewer={initialViewer}>
          <Router>
            <LapsedSessionNotice />
            <LiveMessages>
              <RemotesContext value={remotes}>
                <SocialNetworksContext value={socialNetworks}>
                  <PageChrome>
                    <AgreementPrompt />
                    <ErrorBoundary name="page">
                      <SitePage />
                    </ErrorBoundary>
                  </PageChrome>
                </SocialNetworksContext>
              </RemotesContext>
            </LiveMessages>
          </Router>
        </SessionProvider>
      </ApolloProvider>
    </LocaleProvider>
  );
}
