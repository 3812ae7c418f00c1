import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useApolloClient } from '@apollo/client/react';
import type { LogInValues, SignUpValues } from '@tbt/contracts';
import { sessionCalls } from './session-calls';
import { sessionMarker } from './session-marker';
import type { SessionStatus, SessionViewer } from './viewer';

export interface Session {
  status: SessionStatus;
  viewer: SessionViewer | null;
  /** Opens a session; throws RequestError when refused. */
  logIn: (values: LogInValues) => Promise<SessionViewer>;
  /** Creates an account without opening a session; throws RequestError when refused. */
  signUp: (values: SignUpValues) => Promise<SessionViewer>;
  logOut: () => Promise<void>;
  /** Asks the server again who is signed in. */
  refresh: () => Promise<void>;
  /** Forgets the viewer after the server has ended the session. */
  expire: () => void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionState {
  status: SessionStatus;
  viewer: SessionViewer | null;
}

const stateOf = (viewer: SessionViewer | null): SessionState => ({
  status: viewer ? 'signed-in' : 'anonymous',
  viewer,
});

export interface SessionProviderProps {
  children: ReactNode;
  /** What is known of the session already; `undefined` asks the server. */
  initialViewer?: SessionViewer | null;
}

/** Knows who is signed in. Answers of one person never reach the next: the cache is emptied between. */
export function SessionProvider({ children, initialViewer }: SessionProviderProps) {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>(() =>
    initialViewer === undefined ? { status: 'loading', viewer: null } : stateOf(initialViewer),
  );

  const become = useCallback(
    async (viewer: SessionViewer | null) => {
      if (viewer) sessionMarker.set();
      else sessionMarker.clear();
      // Private parts leave the page before their queries are asked again for somebody else.
      flushSync(() => setState(stateOf(viewer)));
      await client.resetStore().catch(() => undefined);
    },
    [client],
  );
  const refresh = useCallback(async () => {
    try {
      const viewer = await sessionCalls.me();
      if (viewer) sessionMarker.set();
      else sessionMarker.clear();
      setState(stateOf(viewer));
    } catch {
      setState({ status: 'unavailable', viewer: null });
    }
  }, []);

  useEffect(() => {
    if (initialViewer === undefined) void refresh();
  }, [initialViewer, refresh]);
  useEffect(
    () => sessionMarker.onChange(() => void refresh().then(() => client.resetStore())),
    [client, refresh],
  );

  const session = useMemo(
    (): Session => ({
      ...state,
      logIn: async (values) => {
        const { user } = await sessionCalls.logIn(values);
        await become(user);
        return user;
      },
      signUp: sessionCalls.signUp,
      logOut: async () => {
        await sessionCalls.logOut();
        await become(null);
      },
      refresh,
      expire: () => void become(null),
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
