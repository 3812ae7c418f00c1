import type { ClientFrame, ServerFrame } from './frames';
import {
  createRealtimeClient,
  type RealtimeClient,
  type RealtimeClientOptions,
  type RealtimeState,
} from './realtime-client';
import { createTabElection, type TabLocks } from './tab-election';

/** Between the tabs of a browser: the first four come from the tab that leads. */
type TabMessage =
  | { kind: 'state'; state: RealtimeState; isJoined: boolean }
  | { kind: 'frame'; frame: ServerFrame }
  | { kind: 'lost' }
  | { kind: 'ended' }
  | { kind: 'ask' }
  | { kind: 'send'; frame: ClientFrame }
  | { kind: 'connect' }
  | { kind: 'reconnect' };

/** Milliseconds between two questions to the leading tab. */
const ASK_EVERY = 15_000;
/** Milliseconds in which it answers, unless it is frozen. */
const ANSWER_WITHIN = 8_000;

export interface SharedClientOptions extends RealtimeClientOptions {
  locks?: TabLocks;
  openChannel?: (name: string) => BroadcastChannel;
}

export const canShareSockets = (): boolean =>
  'locks' in navigator && typeof BroadcastChannel === 'function';

/** A connection to `/ws` for all tabs of a browser: one of them holds the socket, the others go through it. */
export function createSharedClient({
  locks = navigator.locks,
  openChannel = (name) => new BroadcastChannel(name),
  ...options
}: SharedClientOptions): RealtimeClient {
  const { userId, onState, onFrame, onLost, onSessionEnded } = options;
  // The number changes with the messages between tabs: tabs of two releases do not share.
  const name = `tbt-live-1:${userId}`;
  let channel: BroadcastChannel | null = null;
  let own: RealtimeClient | null = null;
  let state: RealtimeState = 'disconnected';
  let isJoined = false;
  let asking: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const post = (message: TabMessage) => channel?.postMessage(message);
  const become = (next: RealtimeState) => {
    if (next !== 'connected') isJoined = false;
    if (next === state) return;
    state = next;
    onState(next);
  };
  const take = (frame: ServerFrame) => {
    if (frame.type === 'joined') isJoined = true;
    onFrame(frame);
  };

  const lead = () => {
    clearTimeout(silence);
    become('connecting');
    const leader = createRealtimeClient({
      ...options,
      onState: (next) => {
        // The next tab to lead tells what comes after a deliberate end.
        if (own !== leader) return;
        become(next);
        post({ kind: 'state', state: next, isJoined });
      },
      onFrame: (frame) => {
        post({ kind: 'frame', frame });
        take(frame);
      },
      onLost: () => {
        post({ kind: 'lost' });
        onLost();
      },
      onSessionEnded: () => {
        post({ kind: 'ended' });
        onSessionEnded();
      },
    });
    own = leader;
    leader.connect();
  };
  const resign = () => {
    const leader = own;
    own = null;
    leader?.close();
  };
  const follow = () => {
    resign();
    election.stand();
    ask();
  };
  const election = createTabElection({
    locks,
    name,
    onLead: lead,
    onDeposed: () => {
      become('connecting');
      follow();
    },
  });

  const ask = () => {
    if (own) return;
    post({ kind: 'ask' });
    const askedAt = performance.now();
    clearTimeout(silence);
    silence = setTimeout(() => {
      // This tab slept itself.
      if (performance.now() - askedAt > 2 * ANSWER_WITHIN) return ask();
      election.takeOver();
    }, ANSWER_WITHIN);
  };

  const hearAsLeader = (message: TabMessage, leader: RealtimeClient) => {
    if (message.kind === 'ask') post({ kind: 'state', state: leader.state, isJoined });
    if (message.kind === 'send') leader.send(message.frame);
    if (message.kind === 'connect') leader.connect();
    if (message.kind === 'reconnect') leader.reconnect();
  };
  const hearAsFollower = (message: TabMessage) => {
    if (message.kind === 'state') {
      clearTimeout(silence);
      become(message.state);
      if (message.isJoined && !isJoined) take({ type: 'joined', userId });
    }
    if (message.kind === 'frame') take(message.frame);
    if (message.kind === 'lost') onLost();
    if (message.kind === 'ended') onSessionEnded();
  };

  const enter = () => {
    channel = openChannel(name);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) =>
      own ? hearAsLeader(data, own) : hearAsFollower(data);
    asking = setInterval(ask, ASK_EVERY);
    become('connecting');
    follow();
  };
  /** The socket closes before the next tab leads: there are never two. */
  const leave = () => {
    clearInterval(asking);
    clearTimeout(silence);
    resign();
    election.leave();
    channel?.close();
    channel = null;
  };
  const onReturn = () => {
    if (!channel) enter();
  };
  const watchPage = (change: 'addEventListener' | 'removeEventListener') => {
    window[change]('pagehide', leave);
    window[change]('pageshow', onReturn);
    document[change]('freeze', leave);
    document[change]('resume', onReturn);
  };

  return {
    get state() {
      return state;
    },
    connect: () => {
      if (state !== 'disconnected') return;
      if (!channel) {
        watchPage('addEventListener');
        return enter();
      }
      if (own) own.connect();
      else post({ kind: 'connect' });
    },
    reconnect: () => {
      if (own) own.reconnect();
      else post({ kind: 'reconnect' });
    },
    lose: () => own?.lose(),
    send: (frame) => {
      if (own) return own.send(frame);
      if (state !== 'connected') return false;
      post({ kind: 'send', frame });
      return true;
    },
    close: () => {
      watchPage('removeEventListener');
      leave();
      become('disconnected');
    },
  };
}
