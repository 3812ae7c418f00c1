import { useEffect } from 'react';
import { isCalendarDate, LIMITS } from '@tbt/contracts';
import {
  Button,
  DateField,
  FormActions,
  FormField,
  FormLayout,
  Grid,
  RadioGroup,
  Stack,
  TextArea,
} from '@tbt/design-system';
import { ErrorSummary, TimeField } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import { useText } from '../../texts';
import { RecurrenceFields } from './recurrence-fields';
import { todayOf } from './schedule-days';
import { fieldId, fieldLabel, type SlotFormValues } from './slot-values';
import { useAddSlot, type AddSlotForm } from './use-add-slot';
import { useScheduleCalendar } from './use-schedule-calendar';

function WhenFields({
  form,
  onDateChange,
}: {
  form: AddSlotForm;
  onDateChange: (date: string) => void;
}) {
  const t = useText();
  const pickers = useScheduleCalendar();
  const field = (name: 'date' | 'startTime' | 'endTime') => ({
    id: fieldId(name),
    label: t(fieldLabel(name)),
    error: form.errorOf(name),
    required: true,
  });
  return (
    <Grid column="small" gap="4">
      <FormField {...field('date')}>
        <DateField
          calendar={pickers.picker}
          min={todayOf()}
          {...form.register('date', {
            onChange: ({ target }: { target: { value: string } }) => {
              if (isCalendarDate(target.value) && target.value >= todayOf())
                onDateChange(target.value);
            },
          })}
        />
      </FormField>
      <FormField {...field('startTime')}>
        <TimeField times={pickers.startTimes} {...form.register('startTime')} />
      </FormField>
      <FormField {...field('endTime')} hint={t('profile.schedule.endTimeHint')}>
        <TimeField times={pickers.endTimes} {...form.register('endTime')} />
      </FormField>
    </Grid>
  );
}

export function SlotForm({
  date,
  onDateChange,
  onDone,
}: {
  date: string;
  onDateChange: (date: string) => void;
  onDone: () => void;
}) {
  const t = useText();
  const first = date < todayOf() ? todayOf() : date;
  const form = useAddSlot(first, (added) => {
    onDateChange(added);
    onDone();
  });
  const { setValue } = form;
  // Form and calendar have the same day.
  useEffect(() => setValue('date', first), [first, setValue]);
  useEffect(() => document.getElementById(fieldId('startTime'))?.focus(), []);
  const values = form.watch();
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...form.leftErrors.map(({ name, message, isFixed }) => {
      const field = t(fieldLabel(name as keyof SlotFormValues));
      const named = t('profile.problem', { field, message });
      return {
        message: problemText(field, message, named),
        fieldId: fieldId(name as keyof SlotFormValues),
        isFixed,
      };
    }),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.schedule.add')}>
      {form.isSubmitted && (
        <ErrorSummary key={form.attempts} title={t('profile.schedule.problems')} items={problems} />
      )}
      <Stack gap="4">
        <WhenFields form={form} onDateChange={onDateChange} />
        <RadioGroup
          legend={t('profile.schedule.field.isAvailable')}
          name="isAvailable"
          layout="row"
          value={String(values.isAvailable)}
          options={[
            { value: 'true', label: t('profile.schedule.available') },
            { value: 'false', label: t('profile.schedule.blocked') },
          ]}
          onValueChange={(value) => form.setValue('isAvailable', value === 'true')}
        />
        <RecurrenceFields
          id={fieldId('recurringPattern')}
          rule={values.recurringPattern}
          date={values.date}
          error={form.errorOf('recurringPattern')}
          onChange={(rule) => form.setValue('recurringPattern', rule, { shouldValidate: true })}
        />
        <FormField
          id={fieldId('notes')}
          label={t('profile.schedule.field.notes')}
          hint={t('profile.schedule.notesHint')}
          error={form.errorOf('notes')}
        >
          <TextArea rows={2} maxLength={LIMITS.scheduleNotesMax} {...form.register('notes')} />
        </FormField>
      </Stack>
      <FormActions>
        <Button
          type="submit"
          loading={form.isSubmitting}
          loadingLabel={t('profile.schedule.adding')}
        >
          {t('profile.schedule.add')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            form.discardDraft();
            onDone();
          }}
        >
          {t('profile.schedule.cancel')}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
