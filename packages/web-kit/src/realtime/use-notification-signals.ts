import { useRef } from 'react';
import { useRealtime, type Realtime } from './realtime-provider';

/** Why notifications may have changed: a new one, a muted one, one read elsewhere, or a reconnection. */
export type NotificationSignal = 'new' | 'muted' | 'read' | 'back';

const SIGNALS: Partial<Record<string, NotificationSignal>> = {
  notification: 'new',
  notification_muted: 'muted',
  notifications_read: 'read',
};

export function useNotificationSignals(onSignal: (signal: NotificationSignal) => void): Realtime {
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
