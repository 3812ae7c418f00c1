import { useRef } from 'react';
import { useRealtime, type Realtime } from '@tbt/web-kit';

/**
 * Calls back when the person's notices may be others than a moment ago: a new one, some read in
 * another place, or a connection that is back after signals may have been lost.
 */
export function useNoticeSignals(onChange: () => void): Realtime {
  const hasJoined = useRef(false);
  return useRealtime(
    ({ type }) => {
      const isBack = type === 'joined' && hasJoined.current;
      if (type === 'joined') hasJoined.current = true;
      if (isBack || type === 'notification' || type === 'notifications_read') onChange();
    },
    { isQuiet: true },
  );
}
