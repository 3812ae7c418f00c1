import { optionLabel } from '@tbt/contracts';
import type { CalendarEvent } from '@tbt/design-system/calendar';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { ShiftCalendarEntryFragment, ShiftSide } from '../../generated/graphql';
import { isOff, lookOf } from '../../parts/booking-state/booking-look';
import { nextStepOf, stepText } from '../../parts/next-step/next-step';
import { useText } from '../../texts';

type Look = Pick<CalendarEvent, 'tone' | 'icon' | 'isOff' | 'isTentative'>;

const LOOKS: Record<Exclude<ShiftCalendarEntryFragment['kind'], 'booking'>, Look> = {
  offer: { tone: 'info', icon: 'clock', isTentative: true },
  invitation: { tone: 'info', icon: 'mail', isTentative: true },
  posting: { tone: 'neutral', icon: 'search' },
};

function lookOfEntry({ kind, booking, needsAnswer }: ShiftCalendarEntryFragment): Look {
  if (booking && isOff(booking.status))
    return { ...lookOf(booking.status), tone: 'neutral', isOff: true };
  const look = kind === 'booking' ? lookOf(booking?.status ?? 'booked') : LOOKS[kind];
  return needsAnswer ? { tone: 'warning', icon: 'bell' } : look;
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
    if (booking) return optionLabel(locale, 'bookingStatus', booking.status);
    return t(needsAnswer ? 'jobs.shifts.needsYou' : `jobs.shifts.calendar.kind.${kind}`);
  };
  const otherOf = ({ booking, job }: ShiftCalendarEntryFragment) => {
    const person = reader === 'clinic' ? booking?.professional : job?.clinic;
    return person ? `${person.firstName} ${person.lastName}` : '';
  };
  const stepOf = ({ booking, endsAt, needsAnswer }: ShiftCalendarEntryFragment, name: string) => {
    const step = booking && needsAnswer ? nextStepOf(booking.actions, endsAt) : null;
    return step && t(stepText(step, reader), { name });
  };
  const stateOf = (entry: ShiftCalendarEntryFragment) =>
    entry.needsAnswer && !lookOfEntry(entry).isOff ? t('jobs.shifts.needsYou') : kindOf(entry);
  return entries.map((entry) => ({
    id: entry.key,
    date: entry.date,
    time: formats.timeRange(entry.startTime, entry.endTime),
    title: t('jobs.shifts.calendar.line', {
      kind: kindOf(entry),
      title: entry.job?.title ?? t('jobs.shifts.jobGone'),
    }),
    detail: [
      stepOf(entry, otherOf(entry)),
      [otherOf(entry), entry.job?.city].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
    start: formats.time(entry.startTime),
    state: stateOf(entry),
    ...lookOfEntry(entry),
  }));
}
