import { useRef } from 'react';
import { useRealtime, type Realtime } from './realtime-provider';

/**
 * Why the person's notices may be others than a moment ago: a new one, some read in another place, or
 * a connection that is back after signals may have been lost.
 */
export type NoticeSignal = 'new' | 'read' | 'back';

const SIGNALS = { notification: 'new', notifications_read: 'read' } as const;

/** Calls back with every sign that the person's notices have changed; nobody is told of the connection. */
export function useNoticeSignals(onSignal: (signal: NoticeSignal) => void): Realtime {
  const hasJoined = useRef(false);
  return useRealtime(
    ({ type }) => {
      if (type === 'notification' || type === 'notifications_read') onSignal(SIGNALS[type]);
      if (type !== 'joined') return;
      if (hasJoined.current) onSignal('back');
      hasJoined.current = true;
    },
    { isQuiet: true },
  );
}
