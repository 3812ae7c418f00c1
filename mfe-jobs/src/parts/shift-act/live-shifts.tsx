import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useGraph, useNotificationSignals } from '@tbt/web-kit';
import { refetchShiftQueries } from './refetch-shift-queries';

/** Milliseconds in which events are batched. */
const TOGETHER_MS = 250;

const PauseContext = createContext<() => () => void>(() => () => undefined);

/** Pauses live refetching while mounted, for example in a dialog. */
export function usePauseLiveShifts(): void {
  const hold = use(PauseContext);
  useEffect(() => hold(), [hold]);
}

/** Refetches shift lists on live events and when the page is shown again; after an open dialog is closed. */
export function LiveShifts({ children }: { children: ReactNode }) {
  const graph = useGraph();
  const holders = useRef(0);
  const isDue = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readSoon = useCallback(() => {
    isDue.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (holders.current > 0) return;
      isDue.current = false;
      void refetchShiftQueries(graph);
    }, TOGETHER_MS);
  }, [graph]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useNotificationSignals((signal) => {
    if (signal !== 'read') readSoon();
  });
  // What changed may have notified another side only.
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') readSoon();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [readSoon]);

  const hold = useCallback(() => {
    holders.current += 1;
    return () => {
      holders.current -= 1;
      if (holders.current === 0 && isDue.current) readSoon();
    };
  }, [readSoon]);
  return <PauseContext value={hold}>{children}</PauseContext>;
}
