import { useEffect, useState, type ReactNode } from 'react';
import { Toaster } from '@tbt/design-system';
import { createGraphClient } from '../graph/client';
import { LocaleProvider } from '../i18n';
import { createGraphAccess, GraphProvider } from '../queries';
import { RealtimeProvider, type RealtimeState, type ServerFrame } from '../realtime';
import { Route, useLocation } from '../router';
import { SessionProvider, type SessionViewer } from '../session';
import { openFakeSocket } from './fake-socket';
import { FixedRealtime } from './fixed-realtime';
import { answeringLink, type GraphAnswers } from './graph-answers';
import { MemoryRouter } from './memory-router';
import type { RestAnswers } from './rest-answers';

export interface PageFrameOptions {
  /** Address of the page; default `/`. */
  at?: string;
  /** Route pattern, for parameters; default: any path. */
  path?: string;
  graph?: GraphAnswers;
  requests?: RestAnswers;
  /** The viewer; default: unauthenticated. `ask` fetches the session, as on a page load. */
  viewer?: SessionViewer | null | 'ask';
  /** Fixes the connection's state; default: a fake socket that the test drives. */
  live?: RealtimeState;
  hasOwnToaster?: boolean;
  frames?: readonly ServerFrame[];
}

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
  onAddress?: (address: string) => void;
}

/** Surrounds a page with the shell's providers and fixed responses; activate a language first. */
export function PageFrame({ children, onAddress, ...options }: PageFrameProps) {
  const { at = '/', path = '*', graph = {}, viewer = null } = options;
  const [access] = useState(() =>
    createGraphAccess({ client: createGraphClient({ link: answeringLink(graph) }) }),
  );
  return (
    <LocaleProvider>
      <MemoryRouter at={at}>
        <GraphProvider access={access}>
          <SessionProvider initialViewer={viewer === 'ask' ? undefined : viewer}>
            <Live {...options}>
              <Address onChange={onAddress} />
              <Route path={path}>{children}</Route>
              {!options.hasOwnToaster && <Toaster label="Notices" closeLabel="Close" />}
            </Live>
          </SessionProvider>
        </GraphProvider>
      </MemoryRouter>
    </LocaleProvider>
  );
}
