import { BOOKING_STATUSES } from '@tbt/contracts';
import { detailOf } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  MyScheduleDocument,
  ScheduleEntryFragmentDoc,
  ScheduleShiftFragmentDoc,
} from '../../generated/graphql';
import { monthWindow } from './schedule-days';

const OFF: readonly string[] = BOOKING_STATUSES.filter((status) =>
  /^(cancelled|released)/.test(status),
);

export function useMySchedule(date: string, hasShifts: boolean) {
  const { data, previousData, error, loading, refetch } = useQuery(MyScheduleDocument, {
    variables: { ...monthWindow(date), hasShifts },
    // A shift may have been booked since.
    fetchPolicy: 'cache-and-network',
  });
  // Keep known days while the adjacent month is loading.
  const known = data ?? (error ? undefined : previousData);
  return {
    entries: (known?.mySchedule ?? []).map((entry) =>
      readFragment(ScheduleEntryFragmentDoc, entry),
    ),
    shifts: readFragment(ScheduleShiftFragmentDoc, known?.shiftCalendar ?? []).filter(
      ({ booking }) => booking && !OFF.includes(booking.status),
    ),
    isLoading: loading && !data,
    failure: error && !data ? detailOf(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
