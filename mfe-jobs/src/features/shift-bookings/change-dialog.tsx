import { wallClockMinutes } from '@tbt/contracts';
import { DateField, FormField, Grid, TextArea } from '@tbt/design-system';
import { TimeField } from '@tbt/design-system/fields';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { RateField, typedRate } from '../../parts/rate-field/rate-field';
import { RateTotal } from '../../parts/rate-field/rate-total';
import { WhichTime } from '../../parts/which-time/which-time';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import { useProposeChange, type ProposeChangeState } from './use-propose-change';

/** Another day or other hours. */
function HoursFields({ form, whichTime }: ProposeChangeState) {
  const t = useText();
  const [date, startTime, endTime, utcOffset] = form.watch([
    'date',
    'startTime',
    'endTime',
    'utcOffset',
  ]);
  const offsets = whichTime.offsets({ date, startTime, endTime });
  return (
    <>
      <FormField label={t('jobs.post.date')} error={form.errorOf('date')} required>
        <DateField {...form.register('date')} />
      </FormField>
      <Grid column="small" gap="4">
        <FormField label={t('jobs.post.startTime')} error={form.errorOf('startTime')} required>
          <TimeField {...form.register('startTime')} />
        </FormField>
        <FormField
          label={t('jobs.post.endTime')}
          hint={t('jobs.post.endTimeHint')}
          error={form.errorOf('endTime')}
          required
        >
          <TimeField {...form.register('endTime')} />
        </FormField>
      </Grid>
      {offsets.length > 0 && (
        <WhichTime
          offsets={offsets}
          value={utcOffset}
          error={form.errorOf('utcOffset')}
          onChoose={(offset) => form.setValue('utcOffset', offset)}
        />
      )}
    </>
  );
}

/** Proposes other hours or another rate, for the other side to accept. */
export function ChangeDialog({
  booking,
  name,
  onClose,
}: BookingPartProps & { onClose: () => void }) {
  const t = useText();
  const { form, whichTime } = useProposeChange({ booking, name, onDone: onClose });
  const [startTime, endTime, hourlyRate] = form.watch(['startTime', 'endTime', 'hourlyRate']);
  const minutes = startTime && endTime ? wallClockMinutes(startTime, endTime) : 0;
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.shifts.change.title')}
      description={t('jobs.shifts.change.text', { name })}
      submitLabel={t('jobs.shifts.change.send')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <HoursFields form={form} whichTime={whichTime} />
      <RateField
        label={t('jobs.post.hourlyRate')}
        error={form.errorOf('hourlyRate')}
        {...form.register('hourlyRate', typedRate)}
      />
      <RateTotal hourlyRate={hourlyRate} minutes={minutes} />
      <FormField
        label={t('jobs.shifts.change.message')}
        optionalLabel={t('jobs.shifts.optional')}
        error={form.errorOf('message')}
      >
        <TextArea rows={3} {...form.register('message')} />
      </FormField>
    </FormDialog>
  );
}
