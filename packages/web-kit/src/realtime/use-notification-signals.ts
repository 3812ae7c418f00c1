import { useRealtime, type Realtime } from './realtime-provider';

/** Why notifications may have changed: a new one, a muted one, one read elsewhere, or a reconnection. */
export type NotificationSignal = 'new' | 'muted' | 'read' | 'back';

const SIGNALS: Partial<Record<string, NotificationSignal>> = {
  notification: 'new',
  notification_muted: 'muted',
  notifications_read: 'read',
};

export const useNotificationSignals = (onSignal: (signal: NotificationSignal) => void): Realtime =>
  useRealtime(
    ({ type }) => {
      const signal = SIGNALS[type];
      if (signal) onSignal(signal);
    },
    { isQuiet: true, onBack: () => onSignal('back') },
  );
