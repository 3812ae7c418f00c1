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
import type { LogInValues, SignUpValues } from '@tbt/contracts';
import { draftStore } from '../drafts';
import { isUnreachable } from '../offline/is-unreachable';
import { offlineStore } from '../offline/offline-store';
import { outbox } from '../offline/outbox';
import { forgetDevice } from '../push/browser-push';
import { useGraph } from '../queries/graph-access';
import { queryRecords } from '../queries/query-records';
import { notifySessionChanged } from '../queries/session-change';
import { onSessionRefused } from '../queries/session-refusal';
import { refetchServedResults } from '../queries/served-results';
import { actorIdOf } from './acting';
import { returnPlace } from './return-place';
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
const holderOf = (viewer: SessionViewer): string => `${viewer.id} for ${actorIdOf(viewer)}`;
const stateOf = (viewer: SessionViewer | null): SessionState => ({
  status: viewer ? 'signed-in' : 'anonymous',
  viewer,
});

const RETRY_MS = 30_000;

/** Calls back when the connection may be there again; a server can come back without an event. */
function useOnceReachable(act: () => Promise<void>): void {
  useEffect(() => {
    const onChange = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void act();
    };
    window.addEventListener('online', onChange);
    document.addEventListener('visibilitychange', onChange);
    const timer = setInterval(onChange, RETRY_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onChange);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [act]);
}

export interface SessionProviderProps {
  children: ReactNode;
  /** The known viewer; `undefined` fetches the session. */
  initialViewer?: SessionViewer | null;
}

/** Provides the viewer; clears the cache when the user, or the clinic it acts for, changes. */
export function SessionProvider({ children, initialViewer }: SessionProviderProps) {
  const graph = useGraph();
  const [state, setState] = useState<SessionState>(() =>
    initialViewer === undefined ? LOADING : stateOf(initialViewer),
  );

  // Account and clinic of the cached results; undefined until the first answer.
  const holder = useRef(initialViewer && holderOf(initialViewer));

  const become = useCallback(
    async (viewer: SessionViewer | null) => {
      const previous = holder.current;
      holder.current = viewer && holderOf(viewer);
      const isSwitched = viewer !== null && Boolean(previous) && previous !== holder.current;
      // A new marker, so that other tabs check the session again.
      if (isSwitched) sessionMarker.clear();
      if (viewer) sessionMarker.set();
      else sessionMarker.clear();
      if (viewer) void offlineStore.own(viewer, holderOf(viewer)).then(() => outbox.send(graph));
      else void offlineStore.end();
      if (previous === holder.current || previous === undefined) {
        // The page came with a visitor's results: personal parts wait for the viewer's own.
        if (viewer) await refetchServedResults(graph).catch(() => undefined);
        setState(stateOf(viewer));
        return;
      }
      notifySessionChanged();
      // Unmount private parts before their queries refetch as another user.
      flushSync(() => setState(viewer && previous !== null ? LOADING : stateOf(viewer)));
      const client = graph.served.areVisitors() ? graph.load() : graph.forShown();
      graph.served.clear();
      graph.early.clear();
      await Promise.resolve(client)
        .then((loaded) => loaded?.resetStore())
        .catch(() => undefined);
      setState(stateOf(viewer));
    },
    [graph],
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
      .catch(async (error: unknown) => {
        const restored = isUnreachable(error) ? await offlineStore.restore() : null;
        const isSame = !holder.current || (restored && holder.current === holderOf(restored));
        const kept = isSame ? restored : null;
        await unlessActed(() => {
          if (kept) holder.current ??= holderOf(kept);
          setState(kept ? stateOf(kept) : { status: 'unavailable', viewer: null });
        });
        return kept ? stateOf(kept).status : ('unavailable' as const);
      })
      .finally(() => {
        asking.current = undefined;
      });
    return asking.current;
  }, [become]);

  useEffect(() => {
    if (initialViewer === undefined) void refresh();
    if (initialViewer === null) void offlineStore.end();
  }, [initialViewer, refresh]);
  useOnceReachable(
    useCallback(async () => {
      const isBehind = queryRecords.shownAsOf() !== null;
      if (!isBehind && outbox.list().length === 0 && holder.current !== undefined) return;
      await refresh();
      if (!isBehind) return;
      const client = await graph.load();
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }, [graph, refresh]),
  );
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
        // First, so that nothing is left where the server cannot be reached either.
        await offlineStore.clear();
        await forgetDevice();
        await sessionCalls.logOut().finally(() => {
          leaving.current = false;
        });
        acts.current += 1;
        draftStore.clearAll();
        returnPlace.clear();
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
