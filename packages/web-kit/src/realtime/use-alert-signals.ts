import { useRef } from 'react';
import { useRealtime, type Realtime } from './realtime-provider';

/** A frame of the type or a notification came, or the connection is back after a loss. */
function useSignalsOf(frame: 'emergency' | 'clinic_alert', onSignal: () => void): Realtime {
  const hasJoined = useRef(false);
  return useRealtime(
    ({ type }) => {
      if (type === frame || type === 'notification') onSignal();
      if (type !== 'joined') return;
      if (hasJoined.current) onSignal();
      hasJoined.current = true;
    },
    { isQuiet: true },
  );
}

/** An emergency request of the viewer may have changed. */
export const useEmergencySignals = (onSignal: () => void): Realtime =>
  useSignalsOf('emergency', onSignal);

/** A clinic alert of the viewer may have changed. */
export const useAlertSignals = (onSignal: () => void): Realtime =>
  useSignalsOf('clinic_alert', onSignal);
