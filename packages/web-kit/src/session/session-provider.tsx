import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useApolloClient } from '@apollo/client/react';
import type { LogInValues, SignUpValues } from '@tbt/contracts';
import { draftStore } from '../drafts';
import { notifySessionChanged } from '../graph/session-change';
import { onSessionRefused } from '../graph/session-refusal';
import { refetchVisitorData } from '../graph/visitor-data';
import { forgetDevice } from '../push/browser-push';
import { actorIdOf } from './acting';
import { sessionCalls } from './session-calls';
import { sessionMarker } from './session-marker';
import type { SessionStatus, SessionViewer } from './viewer';

export interface Session {
  status: SessionStatus;
  viewer: SessionViewer | null;
  logIn: (values: LogInValues) => Promise<SessionViewer>;
  signUp: (values: SignUpValues) => Promise<SessionViewer>;
  logOut: () => Promise<void>;
  /** Whether this page is logging out, so that the end of the session is expected. */
  isLeaving: () => boolean;
  refresh: () => Promise<SessionStatus>;
  /** Clears the viewer after the server has ended the session. */
  expire: () => void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionState {
  status: SessionStatus;
  viewer: SessionViewer | null;
}

const LOADING: SessionState = { status: 'loading', viewer: null };
const holderOf = (viewer: SessionViewer | null): string | null =>
  viewer && `${viewer.id} for ${actorIdOf(viewer)}`;
const stateOf = (viewer: SessionViewer | null): SessionState => ({
  status: viewer ? 'signed-in' : 'anonymous',
  viewer,
});

export interface SessionProviderProps {
  children: ReactNode;
  /** The known viewer; `undefined` fetches the session. */
  initialViewer?: SessionViewer | null;
}

/** Provides the viewer; clears the cache when the user, or the clinic it acts for, changes. */
export function SessionProvider({ children, initialViewer }: SessionProviderProps) {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>(() =>
    initialViewer === undefined ? LOADING : stateOf(initialViewer),
  );

  // Account and clinic of the cached results; undefined until the first answer.
  const holder = useRef(initialViewer === undefined ? undefined : holderOf(initialViewer));

  const become = useCallback(
    async (viewer: SessionViewer | null) => {
      const previous = holder.current;
      holder.current = holderOf(viewer);
      const isSwitched = viewer !== null && Boolean(previous) && previous !== holder.current;
      // A new marker, so that other tabs check the session again.
      if (isSwitched) sessionMarker.clear();
      if (viewer) sessionMarker.set();
      else sessionMarker.clear();
      if (previous === holder.current || previous === undefined) {
        // The page came with a visitor's results: personal parts wait for the viewer's own.
        if (viewer) await refetchVisitorData(client).catch(() => undefined);
        setState(stateOf(viewer));
        return;
      }
      notifySessionChanged();
      // Unmount private parts before their queries refetch as another user.
      flushSync(() => setState(viewer && previous !== null ? LOADING : stateOf(viewer)));
      await client.resetStore().catch(() => undefined);
      setState(stateOf(viewer));
    },
    [client],
  );
  // Counts log-ins and log-outs: answers requested before one are stale.
  const acts = useRef(0);
  const leaving = useRef(false);
  const asking = useRef<Promise<SessionStatus>>(undefined);
  const refresh = useCallback(() => {
    const actsBefore = acts.current;
    const unlessActed = async (then: () => void | Promise<void>) => {
      if (acts.current === actsBefore) await then();
    };
    asking.current ??= sessionCalls
      .me()
      .then(async (viewer) => {
        await unlessActed(() => become(viewer));
        return stateOf(viewer).status;
      })
      .catch(async () => {
        await unlessActed(() => setState({ status: 'unavailable', viewer: null }));
        return 'unavailable' as const;
      })
      .finally(() => {
        asking.current = undefined;
      });
    return asking.current;
  }, [become]);

  useEffect(() => {
    if (initialViewer === undefined) void refresh();
  }, [initialViewer, refresh]);
  useEffect(() => sessionMarker.onChange(() => void refresh()), [refresh]);
  useEffect(
    () =>
      onSessionRefused(() => {
        if (holder.current && !leaving.current) void refresh();
      }),
    [refresh],
  );

  const session = useMemo(
    (): Session => ({
      ...state,
      logIn: async (values) => {
        const { user } = await sessionCalls.logIn(values);
        acts.current += 1;
        // A new marker, so that other tabs check the session again.
        sessionMarker.clear();
        holder.current ??= null;
        await become(user);
        return user;
      },
      signUp: sessionCalls.signUp,
      isLeaving: () => leaving.current,
      logOut: async () => {
        leaving.current = true;
        await forgetDevice();
        await sessionCalls.logOut().finally(() => {
          leaving.current = false;
        });
        acts.current += 1;
        draftStore.clearAll();
        await become(null);
      },
      refresh,
      expire: () => {
        acts.current += 1;
        void become(null);
      },
    }),
    [state, become, refresh],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
