import { useEffect, useState, type ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { Toaster } from '@tbt/design-system';
import { createGraphClient } from '../graph';
import { LocaleProvider } from '../i18n';
import { RealtimeProvider, type RealtimeState, type ServerFrame } from '../realtime';
import { SessionProvider, type SessionViewer } from '../session';
import { openFakeSocket } from './fake-socket';
import { FixedRealtime } from './fixed-realtime';
import { answeringLink, type GraphAnswers } from './graph-answers';
import type { RestAnswers } from './rest-answers';

export interface PageFrameOptions {
  /** Address the page is opened at; default `/`. */
  at?: string;
  /** Pattern of the page's route, for its parameters; default: any address. */
  path?: string;
  /** What the graph answers, by operation name. */
  graph?: GraphAnswers;
  /** What the site's server answers, by `METHOD /path`. */
  requests?: RestAnswers;
  /** Who is signed in; default nobody. `ask` asks the server, as a page does that just opened. */
  viewer?: SessionViewer | null | 'ask';
  /** Holds the live connection in one state; absent: a fake socket that the test drives. */
  live?: RealtimeState;
  /** The part shows toasts itself, as the shell's chrome does. */
  hasOwnToaster?: boolean;
  /** What arrives over that held connection. */
  frames?: readonly ServerFrame[];
}

/** Checks the parameters of a story that stands where the shell puts a page. */
export const inPage = (page: PageFrameOptions): { page: PageFrameOptions } => ({ page });

function Address({ onChange }: { onChange?: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onChange?.(pathname + search), [pathname, search, onChange]);
  return null;
}

function Live({ live, frames, children }: PageFrameOptions & { children: ReactNode }) {
  if (live)
    return (
      <FixedRealtime state={live} frames={frames}>
        {children}
      </FixedRealtime>
    );
  return (
    <RealtimeProvider
      open={openFakeSocket}
      onNotice={() => undefined}
      onSessionEnded={() => undefined}
    >
      {children}
    </RealtimeProvider>
  );
}

export interface PageFrameProps extends PageFrameOptions {
  children: ReactNode;
  /** Told of every address. */
  onAddress?: (address: string) => void;
}

/**
 * Surrounds a page with what the shell gives it: texts, session, graph, router, live messages and
 * toasts, all answered from tables. A language is to be active before.
 */
export function PageFrame({ children, onAddress, ...options }: PageFrameProps) {
  const { at = '/', path = '*', graph = {}, viewer = null } = options;
  const [client] = useState(() => createGraphClient({ link: answeringLink(graph) }));
  return (
    <LocaleProvider>
      <MemoryRouter initialEntries={[at]}>
        <ApolloProvider client={client}>
          <SessionProvider initialViewer={viewer === 'ask' ? undefined : viewer}>
            <Live {...options}>
              <Address onChange={onAddress} />
              <Routes>
                <Route path={path} element={children} />
                <Route path="*" element={null} />
              </Routes>
              {!options.hasOwnToaster && <Toaster label="Notices" closeLabel="Close" />}
            </Live>
          </SessionProvider>
        </ApolloProvider>
      </MemoryRouter>
    </LocaleProvider>
  );
}
