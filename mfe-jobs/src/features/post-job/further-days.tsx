import { LIMITS } from '@tbt/contracts';
import {
  Button,
  Cluster,
  DateField,
  FormField,
  RadioGroup,
  Select,
  Stack,
  Text,
} from '@tbt/design-system';
import { useState } from 'react';
import { usePickerTexts } from '../../parts/picker-texts/use-picker-texts';
import { PlanUse, type Offered } from '../../parts/plan-use/plan-use';
import { useText } from '../../texts';
import { DayList } from './day-list';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';
import { furtherDays, weeklyDays } from './weekly-days';

const WEEKS = [1, 2, 3, 4, 6, 8, 12];

type Add = (days: readonly string[]) => void;

function OneDay({ min, error, onAdd }: { min: string; error: string | undefined; onAdd: Add }) {
  const t = useText();
  const { calendar } = usePickerTexts();
  const [day, setDay] = useState('');
  const add = () => {
    onAdd([day]);
    setDay('');
  };
  return (
    <Cluster gap="3" align="end">
      <FormField id={fieldId('moreDates')} label={t('jobs.post.anotherDay')} error={error}>
        <DateField
          calendar={calendar}
          min={min}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </FormField>
      <Button variant="secondary" disabled={day === ''} onClick={add}>
        {t('jobs.post.addDay')}
      </Button>
    </Cluster>
  );
}

function EveryWeek({ date, onAdd }: { date: string; onAdd: Add }) {
  const t = useText();
  const [weeks, setWeeks] = useState('4');
  return (
    <Cluster gap="3" align="end">
      <FormField label={t('jobs.post.everyWeek')}>
        <Select
          value={weeks}
          options={WEEKS.map((count) => ({
            value: String(count),
            label: t('jobs.post.forWeeks', { count }),
          }))}
          onChange={(event) => setWeeks(event.target.value)}
        />
      </FormField>
      <Button
        variant="secondary"
        disabled={date === ''}
        onClick={() => onAdd(weeklyDays(date, Number(weeks)))}
      >
        {t('jobs.post.addWeeks')}
      </Button>
    </Cluster>
  );
}

export interface FurtherDaysProps {
  form: PostJobFormState;
  min: string;
  offered: Offered | undefined;
}

/** What the folded part contains. */
export function FurtherDays({ form, min, offered }: FurtherDaysProps) {
  const t = useText();
  const [date, moreDates, isTakenWhole] = form.watch(['date', 'moreDates', 'isTakenWhole']);
  const setDays = (days: readonly string[]) =>
    form.setValue('moreDates', furtherDays(days, date), { shouldDirty: true });
  const add: Add = (days) => setDays([...moreDates, ...days]);
  return (
    <Stack gap="4">
      <OneDay min={min} error={form.errorOf('moreDates')} onAdd={add} />
      <EveryWeek date={date} onAdd={add} />
      <Text size="small" tone="muted">
        {date === ''
          ? t('jobs.post.firstDayFirst')
          : t('jobs.post.moreDaysHint', { max: LIMITS.moreDatesMax })}
      </Text>
      {moreDates.length > 0 && (
        <>
          {offered && <PlanUse offered={offered} asked={1 + moreDates.length} />}
          <DayList
            days={moreDates}
            onRemove={(gone) => setDays(moreDates.filter((one) => one !== gone))}
          />
          <RadioGroup
            legend={t('jobs.post.takenHow')}
            name="isTakenWhole"
            value={isTakenWhole ? 'whole' : 'singly'}
            options={[
              { value: 'singly', label: t('jobs.post.takenSingly') },
              { value: 'whole', label: t('jobs.post.takenWhole') },
            ]}
            onValueChange={(how) => form.setValue('isTakenWhole', how === 'whole')}
          />
        </>
      )}
    </Stack>
  );
}
