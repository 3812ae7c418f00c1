import { ErrorState, EmptyState } from '@tbt/design-system';
import { Calendar, type CalendarEvent } from '@tbt/design-system/calendar';
import { useLocale } from '@tbt/web-kit';
import type { ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';
import { useCalendarAddress } from './use-calendar-address';
import { useCalendarEvents } from './use-calendar-events';
import { useShiftCalendar } from './use-shift-calendar';

export interface ShiftCalendarProps {
  reader: ShiftSide;
  onOpen: (shift: { jobId: string; bookingId: string | null }) => void;
}

function useCalendarTexts() {
  const t = useText();
  return {
    previous: {
      month: t('jobs.post.previousMonth'),
      week: t('jobs.shifts.calendar.previousWeek'),
    },
    next: { month: t('jobs.post.nextMonth'), week: t('jobs.shifts.calendar.nextWeek') },
    today: t('jobs.shifts.calendar.today'),
    views: {
      month: t('jobs.shifts.calendar.month'),
      week: t('jobs.shifts.calendar.week'),
    },
    count: (count: number) => t('jobs.shifts.calendar.count', { count }),
    more: (count: number) => t('jobs.shifts.calendar.more', { count }),
    noEvents: t('jobs.shifts.calendar.nothing'),
    legend: t('jobs.shifts.calendar.legend'),
  };
}

/** A month or week of the viewer's bookings, applications, invitations and postings. */
export function ShiftCalendar({ reader, onOpen }: ShiftCalendarProps) {
  const t = useText();
  const { locale } = useLocale();
  const { today, date, view, setDate, setView } = useCalendarAddress();
  const { entries, isLoading, failure, retry } = useShiftCalendar(date);
  const events = useCalendarEvents(entries, reader);
  const texts = useCalendarTexts();
  const open = ({ id }: CalendarEvent) => {
    const entry = entries.find(({ key }) => key === id);
    if (entry?.job) onOpen({ jobId: entry.job.id, bookingId: entry.booking?.id ?? null });
  };
  const error = failure !== null && (
    <ErrorState
      title={t('jobs.shifts.failed')}
      description={failure}
      retryLabel={t('jobs.retry')}
      onRetry={retry}
    />
  );
  return (
    <Calendar
      label={t('jobs.shifts.calendar.label')}
      date={date}
      onDateChange={setDate}
      today={today}
      view={view}
      onViewChange={setView}
      events={events}
      onEventSelect={open}
      locale={locale}
      texts={texts}
      loading={isLoading}
      loadingLabel={t('jobs.shifts.loading')}
      empty={<EmptyState icon="calendar" title={t(`jobs.shifts.calendar.empty.${reader}`)} />}
      error={error}
    />
  );
}
