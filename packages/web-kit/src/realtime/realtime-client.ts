import { parseFrame, type ClientFrame, type ServerFrame } from './frames';
import { MAX_TRIES, reconnectDelay } from './reconnect-delay';

export type RealtimeState = 'disconnected' | 'connecting' | 'connected' | 'error';

const CLOSED_ON_PURPOSE = 1000;
const SESSION_ENDED = 4401;
/** Browsers report 1006 for a connection that ended without a close frame. */
const NO_CLOSE_CODE = 1006;

export interface RealtimeHandlers {
  onState: (state: RealtimeState) => void;
  onFrame: (frame: ServerFrame) => void;
  onLost: () => void;
  onSessionEnded: () => void;
}

export interface RealtimeClientOptions extends RealtimeHandlers {
  url: string;
  userId: number;
  /** Opens a socket; default: the browser's. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

/**
 * A connection to `/ws` that reconnects: at most 5 attempts after 1, 2, 4, 8 and 16 s, reset on success,
 * then state `error` until `reconnect`.
 */
export function createRealtimeClient({
  url,
  userId,
  open = (address) => new WebSocket(address),
  random,
  ...handlers
}: RealtimeClientOptions) {
  let state: RealtimeState = 'disconnected';
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const become = (next: RealtimeState) => {
    if (next === state) return;
    state = next;
    handlers.onState(next);
  };

  const connect = () => {
    become('connecting');
    const current = open(url);
    socket = current;
    current.onopen = () => {
      tries = 0;
      become('connected');
      current.send(JSON.stringify({ type: 'join', userId } satisfies ClientFrame));
    };
    current.onmessage = ({ data }: MessageEvent) => {
      const frame = parseFrame(data);
      if (frame && socket === current) handlers.onFrame(frame);
    };
    current.onclose = ({ code }) => {
      if (socket !== current) return;
      socket = null;
      afterClose(code);
    };
  };

  const afterClose = (code: number) => {
    const wasConnected = state === 'connected';
    if (code === CLOSED_ON_PURPOSE) return become('disconnected');
    if (code === SESSION_ENDED) {
      become('disconnected');
      return handlers.onSessionEnded();
    }
    if (wasConnected) handlers.onLost();
    if (tries >= MAX_TRIES) return become('error');
    tries += 1;
    become('connecting');
    timer = setTimeout(connect, reconnectDelay(tries, random));
  };

  return {
    get state() {
      return state;
    },
    connect: () => {
      if (state === 'disconnected') connect();
    },
    /** Retries now, unless connected, connecting or closed. */
    reconnect: () => {
      if (state === 'disconnected' || socket) return;
      clearTimeout(timer);
      tries = 0;
      connect();
    },
    /** The network is offline: the socket would notice only after a timeout. */
    lose: () => {
      if (!socket) return;
      const dead = socket;
      socket = null;
      dead.close();
      afterClose(NO_CLOSE_CODE);
    },
    send: (frame: ClientFrame): boolean => {
      if (state !== 'connected' || !socket) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close: () => {
      clearTimeout(timer);
      const open = socket;
      socket = null;
      open?.close(CLOSED_ON_PURPOSE);
      become('disconnected');
    },
  };
}

export type RealtimeClient = ReturnType<typeof createRealtimeClient>;
