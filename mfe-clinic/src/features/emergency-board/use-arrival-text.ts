import { useMemberName } from '@tbt/people-ui';
import { now, useFormats } from '@tbt/web-kit';
import type { EmergencyBoardItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { onShiftClock } from '../../parts/shift-clock';

const MINUTE_MS = 60_000;

/** Who comes when, for a filled request until its shift is over; else null. */
export function useArrivalText(): (item: EmergencyBoardItemFragment) => string | null {
  const t = useText();
  const nameOf = useMemberName();
  const formats = useFormats();
  return (item) => {
    const booked = item.responses.find(({ status }) => status === 'assigned');
    const end = Date.parse(item.startsAt) + item.duration * MINUTE_MS;
    if (item.status !== 'filled' || !item.job?.booking || !booked) return null;
    if (now().getTime() >= end) return null;
    const { date, time } = onShiftClock(item, booked.estimatedArrival);
    return t('clinic.emergency.coming', {
      name: nameOf(booked.professional),
      day: formats.weekday(date),
      time: formats.time(time),
    });
  };
}
