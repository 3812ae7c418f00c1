import type { ComponentType, ReactNode } from 'react';
import {
  ErrorBoundary,
  GraphProvider,
  LocaleProvider,
  SessionProvider,
  SiteRouter,
  type GraphAccess,
} from '@tbt/web-kit';
import { EarlyPress } from './early-press';
import { MemberPrompt } from './agreement/member-prompt';
import { PageChrome } from './layout/page-chrome';
import type { RemoteLoader } from './remotes/remote-loader';
import { RemotesContext } from './remotes/remotes-context';
import { AccountLanguage } from './session/account-language';
import { LapsedSessionNotice } from './session/lapsed-session-notice';
import { LinkedClinic } from './session/linked-clinic';
import { LiveMessages } from './session/live-messages';
import { OutboxNotice } from './session/outbox-notice';
import { SocialNetworksContext, type SocialNetwork } from './site/social-networks';
import { SitePage } from './site-page';

export interface AppProps {
  graph: GraphAccess;
  remotes: RemoteLoader;
  socialNetworks: readonly SocialNetwork[];
  /** Null when known to be unauthenticated. */
  initialViewer?: null;
  /** Default: by the browser's address. */
  router?: ComponentType<{ children: ReactNode }>;
}

export function App({
  graph,
  remotes,
  socialNetworks,
  initialViewer,
  router: Router = SiteRouter,
}: AppProps) {
  return (
    <LocaleProvider>
      <GraphProvider access={graph}>
        <SessionProvider initialViewer={initialViewer}>
          <Router>
            <AccountLanguage />
            <LapsedSessionNotice />
            <LinkedClinic />
            <OutboxNotice />
            <LiveMessages>
              <RemotesContext value={remotes}>
                <SocialNetworksContext value={socialNetworks}>
                  <PageChrome>
                    <MemberPrompt />
                    <ErrorBoundary name="page">
                      <SitePage />
                    </ErrorBoundary>
                  </PageChrome>
                </SocialNetworksContext>
              </RemotesContext>
            </LiveMessages>
          </Router>
          <EarlyPress part="frame" />
        </SessionProvider>
      </GraphProvider>
    </LocaleProvider>
  );
}
