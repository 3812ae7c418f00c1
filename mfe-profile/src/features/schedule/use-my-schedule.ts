import { detailOf, useQuery } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import { MyScheduleDocument, ScheduleEntryFragmentDoc } from '../../generated/graphql';
import { monthWindow } from './schedule-days';

/** The viewer's slots in the month of a day. */
export function useMySchedule(date: string) {
  const { data, previousData, error, loading, refetch } = useQuery(MyScheduleDocument, {
    variables: monthWindow(date),
  });
  // Days that are already known stay while the month next to them is on its way.
  const known = data ?? (error ? undefined : previousData);
  return {
    entries: (known?.mySchedule ?? []).map((entry) =>
      readFragment(ScheduleEntryFragmentDoc, entry),
    ),
    isLoading: loading && !data,
    failure: error && !data ? detailOf(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
