import { detailOf, useChosenLocation } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import { ShiftCalendarDocument, ShiftCalendarEntryFragmentDoc } from '../../generated/graphql';
import { monthWindow } from './month-window';

export function useShiftCalendar(date: string) {
  const { at } = useChosenLocation();
  const { data, error, loading, refetch } = useQuery(ShiftCalendarDocument, {
    variables: { ...monthWindow(date), at },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const entries = data?.shiftCalendar ?? [];
  return {
    entries: entries.map((entry) => readFragment(ShiftCalendarEntryFragmentDoc, entry)),
    isLoading: loading && !data,
    failure: error && !data && !loading ? detailOf(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
