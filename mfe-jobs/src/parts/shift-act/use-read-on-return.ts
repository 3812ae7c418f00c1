import { useEffect, useRef } from 'react';
import { useGraph } from '@tbt/web-kit';
import { refetchShiftQueries } from './refetch-shift-queries';

const OPEN_OFFERS: ReadonlySet<string> = new Set([
  'ClinicShifts',
  'MyApplications',
  'MyInvitations',
]);

/** Refetches what waits for an answer when its tab is opened again; the lists outlive their tabs. */
export function useReadOnReturn(isOpen: boolean): void {
  const graph = useGraph();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isReturn = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (isReturn) void refetchShiftQueries(graph, OPEN_OFFERS);
  }, [isOpen, graph]);
}
