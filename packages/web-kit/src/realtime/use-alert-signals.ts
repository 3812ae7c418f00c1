import { useRealtime, type Realtime } from './realtime-provider';

/** A frame of the type or a notification came, or the connection is back after a loss. */
const useSignalsOf = (frame: 'emergency' | 'clinic_alert', onSignal: () => void): Realtime =>
  useRealtime(
    ({ type }) => {
      if (type === frame || type === 'notification') onSignal();
    },
    { isQuiet: true, onBack: onSignal },
  );

export const useEmergencySignals = (onSignal: () => void): Realtime =>
  useSignalsOf('emergency', onSignal);

export const useAlertSignals = (onSignal: () => void): Realtime =>
  useSignalsOf('clinic_alert', onSignal);
