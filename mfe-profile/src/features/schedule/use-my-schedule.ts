import { detailOf, useQuery } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import { MyScheduleDocument, ScheduleEntryFragmentDoc } from '../../generated/graphql';
import { monthWindow } from './schedule-days';

/** The viewer's slots in the month's view of a day. */
export function useMySchedule(date: string) {
  const { data, previousData, error, loading, refetch } = useQuery(MyScheduleDocument, {
    variables: monthWindow(date),
  });
  // Keep known days while the adjacent month is loading.
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
