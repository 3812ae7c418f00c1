import { proposeChangeRule } from '@tbt/contracts';
import { DateField, FormField, Grid, TextArea, TimeField, toast } from '@tbt/design-system';
import { useRuleForm, useSession } from '@tbt/web-kit';
import { ProposeBookingChangeDocument } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { RateField, typedRate } from '../../parts/rate-field/rate-field';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useWhichTime } from '../../parts/which-time/use-which-time';
import { WhichTime } from '../../parts/which-time/which-time';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';

const TERMS = ['date', 'startTime', 'endTime', 'hourlyRate'] as const;
type Terms = Partial<Record<(typeof TERMS)[number], string | null>>;

/** What differs from the agreement: the rest stays as it is. */
const changesOf = (values: Terms, agreed: Terms): Terms =>
  Object.fromEntries(
    TERMS.filter((name) => values[name] !== agreed[name]).map((name) => [name, values[name]]),
  );

/** Proposes other hours or another rate; nothing changes until the other side agrees. */
export function ChangeDialog({
  booking,
  name,
  onClose,
}: BookingPartProps & { onClose: () => void }) {
  const t = useText();
  const { viewer } = useSession();
  const propose = useShiftAct(ProposeBookingChangeDocument, (data) => data.proposeBookingChange);
  const { id: bookingId, date, startTime, endTime, hourlyRate } = booking;
  const whichTime = useWhichTime();
  const form = useRuleForm(proposeChangeRule, {
    keepDraftKey: `change:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, date, startTime, endTime, hourlyRate, utcOffset: '', message: '' },
    submit: async ({ message, utcOffset, ...values }) => {
      const changes = changesOf(values, booking);
      const errors = await propose.act({ bookingId, utcOffset, message, ...changes });
      whichTime.hear(errors, values);
      if (errors.length > 0) return errors;
      const description = t('jobs.shifts.change.sentText', { name });
      toast({ title: t('jobs.shifts.change.sent'), description });
      onClose();
      return undefined;
    },
  });
  const [typedDate, from, until, utcOffset] = form.watch([
    'date',
    'startTime',
    'endTime',
    'utcOffset',
  ]);
  const offsets = whichTime.offsets({ date: typedDate, startTime: from, endTime: until });
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
      <RateField
        label={t('jobs.post.hourlyRate')}
        error={form.errorOf('hourlyRate')}
        {...form.register('hourlyRate', typedRate)}
      />
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
