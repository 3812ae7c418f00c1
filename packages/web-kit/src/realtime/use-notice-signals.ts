import { useRef } from 'react';
import { useRealtime, type Realtime } from './realtime-provider';

/**
 * Why what concerns the person may be other than a moment ago: a new notice, a change they keep out of
 * their bell, some read in another place, or a connection that is back after signals may have been lost.
 */
export type NoticeSignal = 'new' | 'muted' | 'read' | 'back';

const SIGNALS: Partial<Record<string, NoticeSignal>> = {
  notification: 'new',
  notification_muted: 'muted',
  notifications_read: 'read',
};

/** Calls back with every sign that the person's notices have changed; nobody is told of the connection. */
export function useNoticeSignals(onSignal: (signal: NoticeSignal) => void): Realtime {
  const hasJoined = useRef(false);
  return useRealtime(
    ({ type }) => {
      const signal = SIGNALS[type];
      if (signal) onSignal(signal);
      if (type !== 'joined') return;
      if (hasJoined.current) onSignal('back');
      hasJoined.current = true;
    },
    { isQuiet: true },
  );
}
