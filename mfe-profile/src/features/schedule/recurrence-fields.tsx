import { RECURRENCE_DAYS, type RecurrenceDay } from '@tbt/contracts';
import { DateField, FormField, Grid, Select, Stack, Text } from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { useText } from '../../texts';
import { isWeekly, REPEATS, recurrenceOf, ruleOf, weekdayOf, type Recurrence } from './recurrence';
import { useRecurrenceWords } from './use-recurrence-words';
import { useScheduleCalendar } from './use-schedule-calendar';

export interface RecurrenceFieldsProps {
  id: string;
  /** An iCalendar rule; empty for a single slot. */
  rule: string;
  onChange: (rule: string) => void;
  /** The first day. */
  date: string;
  error: string | undefined;
}

export function RecurrenceFields({ id, rule, onChange, date, error }: RecurrenceFieldsProps) {
  const t = useText();
  const { dayName, repeatName, ruleWords } = useRecurrenceWords();
  const { picker } = useScheduleCalendar();
  const recurrence = recurrenceOf(rule) ?? { repeat: 'never', days: [], until: '' };
  const change = (part: Partial<Recurrence>) => onChange(ruleOf({ ...recurrence, ...part }));
  const own = weekdayOf(date);
  const days = recurrence.days.length > 0 ? recurrence.days : own ? [own] : [];
  return (
    <Stack gap="4">
      <Grid column="small" gap="4">
        <FormField id={id} label={t('profile.schedule.repeats')} error={error}>
          <Select
            value={recurrence.repeat}
            options={REPEATS.map((value) => ({ value, label: repeatName(value) }))}
            onChange={(event) => change({ repeat: event.target.value as Recurrence['repeat'] })}
          />
        </FormField>
        {recurrence.repeat !== 'never' && (
          <FormField label={t('profile.schedule.lastDay')} hint={t('profile.schedule.lastDayHint')}>
            <DateField
              calendar={picker}
              min={date}
              value={recurrence.until}
              onChange={(event) => change({ until: event.target.value })}
            />
          </FormField>
        )}
      </Grid>
      {isWeekly(recurrence.repeat) && (
        <CheckboxGroup
          legend={t('profile.schedule.onDays')}
          layout="columns"
          options={RECURRENCE_DAYS.map((value) => ({ value, label: dayName(value) }))}
          value={days}
          onValueChange={(chosen) => change({ days: chosen as RecurrenceDay[] })}
        />
      )}
      {recurrence.repeat !== 'never' && <Text role="status">{ruleWords(rule, date)}</Text>}
    </Stack>
  );
}
