import { useMemo, type ReactNode } from 'react';
import type { RealtimeState, ServerFrame } from '../realtime';
import { RealtimeContext } from '../realtime/realtime-provider';

export interface FixedRealtimeProps {
  state: RealtimeState;
  /** Delivered once to each listener. */
  frames?: readonly ServerFrame[];
  children: ReactNode;
}

export function FixedRealtime({ state, frames, children }: FixedRealtimeProps) {
  const value = useMemo(
    () => ({
      state,
      send: () => state === 'connected',
      want: () => () => undefined,
      reconnect: () => undefined,
      listen: (listener: (frame: ServerFrame) => void) => {
        const timer = setTimeout(() => frames?.forEach(listener));
        return () => clearTimeout(timer);
      },
    }),
    [state, frames],
  );
  return <RealtimeContext value={value}>{children}</RealtimeContext>;
}
