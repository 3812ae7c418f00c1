import { amountOfMinutes } from '@tbt/contracts';
import { FormField, Grid, Stack, Text, TextArea, TextField } from '@tbt/design-system';
import { TimeField } from '@tbt/design-system/fields';
import { useFormats } from '@tbt/web-kit';
import type { RuleForm } from '@tbt/web-kit/forms';
import type { HoursPanelFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { typedMinutes } from './use-hours-rule';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';

export type TypedHours = {
  startTime: string;
  endTime: string;
  breakMinutes: string;
  note: string;
};

export interface HoursFieldsProps {
  booking: HoursPanelFragment;
  facts: NonNullable<HoursPanelFragment['hoursForm']>;
  form: RuleForm<TypedHours>;
}

function LiveTotal({ booking, facts, form }: HoursFieldsProps) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  const [startTime, endTime, breakMinutes] = form.watch(['startTime', 'endTime', 'breakMinutes']);
  const minutes = typedMinutes(booking, facts, { startTime, endTime, breakMinutes });
  const total =
    minutes === null
      ? t('jobs.hours.noTotal')
      : t('jobs.hours.total', {
          time: timeOf(minutes),
          rate: formats.currency(booking.hourlyRate),
          amount: formats.currency(amountOfMinutes(minutes, booking.hourlyRate)),
        });
  return (
    <Stack gap="1">
      <output aria-live="polite">
        <Text as="span" strong tabular>
          {total}
        </Text>
      </output>
      <Text as="span" size="small" tone="muted">
        {t('jobs.hours.noRounding')}
        {facts.offsets.length > 1 && ` ${t('jobs.hours.clockChange')}`}
      </Text>
    </Stack>
  );
}

export function HoursFields(props: HoursFieldsProps) {
  const { form } = props;
  const t = useText();
  return (
    <>
      <Grid column="small" gap="4">
        <FormField label={t('jobs.hours.start')} error={form.errorOf('startTime')} required>
          <TimeField {...form.register('startTime')} />
        </FormField>
        <FormField label={t('jobs.hours.end')} error={form.errorOf('endTime')} required>
          <TimeField {...form.register('endTime')} />
        </FormField>
        <FormField
          label={t('jobs.hours.break')}
          hint={t('jobs.hours.breakHint')}
          error={form.errorOf('breakMinutes')}
          required
        >
          <TextField inputMode="numeric" {...form.register('breakMinutes')} />
        </FormField>
      </Grid>
      <FormField
        label={t('jobs.hours.note')}
        optionalLabel={t('jobs.shifts.optional')}
        error={form.errorOf('note')}
      >
        <TextArea rows={2} {...form.register('note')} />
      </FormField>
      <LiveTotal {...props} />
    </>
  );
}
