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
import { actorIdOf, useSession } from '../session';
import type { ClientFrame, ServerFrame } from './frames';
import { createRealtimeClient, type RealtimeClient, type RealtimeState } from './realtime-client';
import { canShareSockets, createSharedClient } from './shared-client';

export type RealtimeNotice = 'activated' | 'lost' | 'restored';
type Listener = (frame: ServerFrame) => void;

export interface RealtimeValue {
  state: RealtimeState;
  send: (frame: ClientFrame) => boolean;
  listen: (listener: Listener) => () => void;
  reconnect: () => void;
  /** Keeps the connection until the returned function is called; quiet users show no connection status. */
  want: (isQuiet: boolean) => () => void;
}

export const RealtimeContext = createContext<RealtimeValue | null>(null);

export interface RealtimeProviderProps {
  children: ReactNode;
  /** Shows connection status: after the first connection, on loss and on recovery. */
  onNotice: (notice: RealtimeNotice) => void;
  onSessionEnded: () => void;
  open?: (url: string) => WebSocket;
}

/** Milliseconds for the renewed session's cookie to arrive. */
const RENEWAL_IN = 300;

/** Milliseconds in which a renewed session reconnects at most once. */
const RETURN_ONCE_IN = 10_000;

const socketUrl = () => new URL('/ws', window.location.href).href.replace(/^http/, 'ws');

export function RealtimeProvider({
  children,
  onNotice,
  onSessionEnded,
  open,
}: RealtimeProviderProps) {
  const { viewer, refresh, isLeaving } = useSession();
  const userId = viewer ? actorIdOf(viewer) : undefined;
  const [state, setState] = useState<RealtimeState>('disconnected');
  const [wanted, setWanted] = useState(0);
  const [loud, setLoud] = useState(0);
  const client = useRef<RealtimeClient | null>(null);
  const listeners = useRef(new Set<Listener>());
  const hasAnnounced = useRef(false);
  const hasToldOfLoss = useRef(false);
  const isLoud = useRef(false);
  const callbacks = useRef({ onNotice, onSessionEnded, refresh, isLeaving });
  const returnedAt = useRef(-Infinity);
  useEffect(() => {
    callbacks.current = { onNotice, onSessionEnded, refresh, isLeaving };
    isLoud.current = loud > 0;
  });
  useEffect(() => {
    if (state !== 'connected' || loud === 0 || hasAnnounced.current) return;
    hasAnnounced.current = true;
    callbacks.current.onNotice('activated');
  }, [state, loud]);

  const isWanted = wanted > 0 && userId !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    const tellRestored = () => {
      if (!hasToldOfLoss.current) return;
      hasToldOfLoss.current = false;
      callbacks.current.onNotice('restored');
    };
    const create = canShareSockets() ? createSharedClient : createRealtimeClient;
    const current = create({
      url: socketUrl(),
      userId,
      open,
      onFrame: (frame) => listeners.current.forEach((listener) => listener(frame)),
      onLost: () => {
        if (!isLoud.current) return;
        hasToldOfLoss.current = true;
        callbacks.current.onNotice('lost');
      },
      onSessionEnded: () => void afterEnd(),
      onState: (next) => {
        setState(next);
        // Not by an effect: a connection that is back within one render shows no change of state.
        if (next === 'connected') tellRestored();
      },
    });
    // A changed password closes every connection of the user, also when a new session follows.
    const afterEnd = async () => {
      if (callbacks.current.isLeaving()) return;
      await new Promise((resolve) => setTimeout(resolve, RENEWAL_IN));
      if (client.current !== current) return;
      const isAgain = performance.now() - returnedAt.current < RETURN_ONCE_IN;
      const status = isAgain ? 'anonymous' : await callbacks.current.refresh();
      if (status === 'anonymous') callbacks.current.onSessionEnded();
      if (status !== 'signed-in' || client.current !== current) return;
      returnedAt.current = performance.now();
      current.connect();
    };
    client.current = current;
    current.connect();
    const reconnect = () => current.reconnect();
    const lose = () => current.lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', reconnect);
    window.addEventListener('focus', reconnect);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', reconnect);
      window.removeEventListener('focus', reconnect);
      client.current = null;
      current.close();
      tellRestored();
    };
  }, [isWanted, userId, open]);

  const listen = useCallback((listener: Listener) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  const want = useCallback((isQuiet: boolean) => {
    const add = (by: number) => {
      setWanted((count) => count + by);
      if (!isQuiet) setLoud((count) => count + by);
    };
    add(1);
    return () => add(-1);
  }, []);
  const value = useMemo(
    (): RealtimeValue => ({
      state,
      listen,
      want,
      send: (frame) => client.current?.send(frame) ?? false,
      reconnect: () => client.current?.reconnect(),
    }),
    [state, listen, want],
  );
  return <RealtimeContext value={value}>{children}</RealtimeContext>;
}

export interface Realtime {
  state: RealtimeState;
  /** False without a connection; send over HTTP then. */
  send: (frame: ClientFrame) => boolean;
  reconnect: () => void;
}

interface RealtimeUse {
  /** Shows no connection status. */
  isQuiet?: boolean;
  /** The connection is there again, so that something may have been missed. */
  onBack?: () => void;
}

/** Live messages while mounted. */
export function useRealtime(
  onFrame?: Listener,
  { isQuiet = false, onBack }: RealtimeUse = {},
): Realtime {
  const value = use(RealtimeContext);
  if (!value) throw new Error('useRealtime needs a RealtimeProvider above it');
  const { listen, want, state, send, reconnect } = value;
  const latest = useRef({ onFrame, onBack });
  useEffect(() => {
    latest.current = { onFrame, onBack };
  });
  useEffect(() => want(isQuiet), [want, isQuiet]);
  const hasJoined = useRef(state === 'connected');
  useEffect(
    () =>
      listen((frame) => {
        latest.current.onFrame?.(frame);
        if (frame.type !== 'joined') return;
        if (hasJoined.current) latest.current.onBack?.();
        hasJoined.current = true;
      }),
    [listen],
  );
  return useMemo(() => ({ state, send, reconnect }), [state, send, reconnect]);
}
