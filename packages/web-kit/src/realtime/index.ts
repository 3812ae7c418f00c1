export { parseFrame, type ClientFrame, type ServerFrame, type SocketMessage } from './frames';
export { createRealtimeClient, type RealtimeClient, type RealtimeState } from './realtime-client';
export {
  RealtimeProvider,
  useRealtime,
  type Realtime,
  type RealtimeNotice,
  type RealtimeProviderProps,
} from './realtime-provider';
export { useAlertSignals, useEmergencySignals } from './use-alert-signals';
export { useNotificationSignals, type NotificationSignal } from './use-notification-signals';
