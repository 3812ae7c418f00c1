import { optionLabel } from '@tbt/contracts';
import type { CalendarEvent, Tone } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { ShiftCalendarEntryFragment, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';

const TONES: Record<ShiftCalendarEntryFragment['kind'], Tone> = {
  booking: 'success',
  offer: 'info',
  invitation: 'info',
  posting: 'neutral',
};

/** The lines of a calendar: what each one is stands in words, what waits for the reader first of all. */
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
    tone: entry.needsAnswer ? 'warning' : TONES[entry.kind],
  }));
}
