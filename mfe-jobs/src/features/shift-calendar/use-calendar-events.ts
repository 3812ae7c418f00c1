import { optionLabel } from '@tbt/contracts';
import type { CalendarEvent } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { ShiftCalendarEntryFragment, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';

type Look = Pick<CalendarEvent, 'tone' | 'icon' | 'isOff'>;

const LOOKS: Record<ShiftCalendarEntryFragment['kind'], Look> = {
  booking: { tone: 'success', icon: 'check' },
  offer: { tone: 'info', icon: 'clock' },
  invitation: { tone: 'info', icon: 'mail' },
  posting: { tone: 'neutral', icon: 'search' },
};
const OFF: Look = { tone: 'neutral', icon: 'close', isOff: true };
const OFF_STATUSES: ReadonlySet<string> = new Set([
  ...['cancelled_by_temp', 'cancelled_by_clinic', 'no_show', 'released'],
]);

function lookOf({ kind, booking, needsAnswer }: ShiftCalendarEntryFragment): Look {
  if (booking && OFF_STATUSES.has(booking.status)) return OFF;
  return needsAnswer ? { ...LOOKS[kind], tone: 'warning' } : LOOKS[kind];
}

/** Calendar events with their status in words; those that need the viewer come first. */
export function useCalendarEvents(
  entries: readonly ShiftCalendarEntryFragment[],
  reader: ShiftSide,
): CalendarEvent[] {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const kindOf = ({ kind, booking, needsAnswer }: ShiftCalendarEntryFragment) => {
    if (needsAnswer) return t('jobs.shifts.needsYou');
    if (booking) return optionLabel(locale, 'bookingStatus', booking.status);
    return t(`jobs.shifts.calendar.kind.${kind}`);
  };
  const otherOf = ({ booking, job }: ShiftCalendarEntryFragment) => {
    const person = reader === 'clinic' ? booking?.professional : job?.clinic;
    return person ? `${person.firstName} ${person.lastName}` : '';
  };
  return entries.map((entry) => ({
    id: entry.key,
    date: entry.date,
    time: formats.timeRange(entry.startTime, entry.endTime),
    title: t('jobs.shifts.calendar.line', {
      kind: kindOf(entry),
      title: entry.job?.title ?? t('jobs.shifts.jobGone'),
    }),
    detail: [otherOf(entry), entry.job?.city].filter(Boolean).join(', '),
    start: formats.time(entry.startTime),
    ...lookOf(entry),
  }));
}
