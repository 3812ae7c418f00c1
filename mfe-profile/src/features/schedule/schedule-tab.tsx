import { useState } from 'react';
import { AVAILABILITY_DAYS, optionLabel, paths } from '@tbt/contracts';
import {
  Badge,
  Button,
  Card,
  Cluster,
  ErrorState,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { Calendar, type CalendarDayMark, type CalendarEvent } from '@tbt/design-system/calendar';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  ScheduleTabFragmentDoc,
  type ScheduleEntryFragment,
  type ScheduleShiftFragment,
} from '../../generated/graphql';
import { CHOOSE_AVAILABILITY } from '../../parts/availability-field';
import { useText } from '../../texts';
import { CalendarFeed } from './calendar-feed';
import { DaySlots } from './day-slots';
import { todayOf, WEEKDAYS, weekdayNameOf } from './schedule-days';
import { SlotForm } from './slot-form';
import { useChosenDay } from './use-chosen-day';
import { useMySchedule } from './use-my-schedule';
import { useScheduleCalendar } from './use-schedule-calendar';

function UsualDays({ days }: { days: readonly string[] }) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <Cluster gap="3" justify="between">
      <Cluster gap="2">
        <Text>{days.length > 0 ? t('profile.schedule.usual') : t('profile.schedule.none')}</Text>
        {AVAILABILITY_DAYS.filter((day) => days.includes(day)).map((day) => (
          <Badge key={day}>{optionLabel(locale, 'day', day)}</Badge>
        ))}
        <TextLink asChild>
          <Link to={CHOOSE_AVAILABILITY}>
            {t(days.length > 0 ? 'profile.schedule.changeUsual' : 'profile.schedule.setUsual')}
          </Link>
        </TextLink>
      </Cluster>
      <Button asChild variant="secondary" size="small">
        <Link to={paths.shifts()}>{t('profile.schedule.shifts')}</Link>
      </Button>
    </Cluster>
  );
}

/** Marks availability days; undefined without one: evenings are of no day. */
function useDayMark(availability: readonly string[]): CalendarDayMark | undefined {
  const t = useText();
  if (!WEEKDAYS.some((day) => availability.includes(day))) return undefined;
  return {
    isMarked: (date) => availability.includes(weekdayNameOf(date)),
    label: t('profile.schedule.usualMark'),
  };
}

function useEvents(
  entries: readonly ScheduleEntryFragment[],
  shifts: readonly ScheduleShiftFragment[],
): CalendarEvent[] {
  const t = useText();
  const formats = useFormats();
  const booked = shifts.map(({ key, date, startTime, job }) => ({
    id: key,
    date,
    title: job?.title ?? t('profile.schedule.shift'),
    time: formats.time(startTime),
    tone: 'info' as const,
    icon: 'calendar' as const,
    state: t('profile.schedule.shift'),
  }));
  const looks = {
    free: { tone: 'success', icon: 'check', state: t('profile.schedule.available') },
    blocked: { tone: 'neutral', icon: 'close', state: t('profile.schedule.blocked') },
  } as const;
  const slots = entries.map(({ date, slot }): CalendarEvent => ({
    ...looks[slot.isAvailable ? 'free' : 'blocked'],
    id: `${slot.id}/${date}`,
    date,
    title: slot.isAvailable ? t('profile.schedule.available') : t('profile.schedule.blocked'),
    time: formats.time(slot.startTime),
    ...(slot.notes && { detail: slot.notes }),
  }));
  return [...booked, ...slots];
}

/** The viewer's schedule: a month, the shifts and slots of a day, and a form. */
export function ScheduleTab({ person }: { person: FragmentType<typeof ScheduleTabFragmentDoc> }) {
  const { role, availability } = readFragment(ScheduleTabFragmentDoc, person);
  const t = useText();
  const { locale } = useLocale();
  const { month } = useScheduleCalendar();
  const [date, setDate] = useChosenDay();
  const [isAdding, setAdding] = useState(false);
  const { entries, shifts, isLoading, failure, retry } = useMySchedule(date, role != null);
  const events = useEvents(entries, shifts);
  const dayMark = useDayMark(availability);
  return (
    <Stack gap="6">
      <UsualDays days={availability} />
      <Calendar
        label={t('profile.schedule.calendar')}
        titleAs="h3"
        agenda={false}
        date={date}
        onDateChange={setDate}
        today={todayOf()}
        events={events}
        dayMark={dayMark}
        locale={locale}
        texts={month}
        loading={isLoading}
        loadingLabel={t('profile.schedule.loading')}
        error={
          failure !== null && (
            <ErrorState
              title={t('profile.schedule.failed')}
              description={failure}
              retryLabel={t('profile.retry')}
              onRetry={retry}
            />
          )
        }
      />
      {failure === null && (
        <DaySlots
          date={date}
          entries={entries.filter((entry) => entry.date === date)}
          shifts={shifts.filter((shift) => shift.date === date)}
          isUsual={dayMark?.isMarked(date) ?? false}
          isLoading={isLoading}
          isAdding={isAdding}
          onAdd={() => setAdding(true)}
        />
      )}
      {isAdding && (
        <Card as="section" title={t('profile.schedule.add')} titleAs="h3">
          <SlotForm date={date} onDateChange={setDate} onDone={() => setAdding(false)} />
        </Card>
      )}
      <CalendarFeed />
    </Stack>
  );
}
