import { counterApplicationRule, expectedPay, SHIFT_TERMS } from '@tbt/contracts';
import { FormField, Text, TextArea, toast } from '@tbt/design-system';
import { useFormats, useSession, type UserErrorLike } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { useText } from '../../texts';
import { FormDialog } from '../form-dialog/form-dialog';
import { RateField, typedRate } from '../rate-field/rate-field';
import { RateTotal } from '../rate-field/rate-total';

export interface CounterDialogProps {
  applicationId: string;
  /** The last rate, exact dollars. */
  hourlyRate: string;
  /** Of the shift. */
  postedRate: string;
  roundCount: number;
  /** Of the shift. */
  minutes: number;
  /** Name of the other side. */
  otherName: string;
  /** Sends the rate. @returns errors. */
  send: (input: {
    applicationId: string;
    hourlyRate: string;
    message: string | null;
  }) => Promise<readonly UserErrorLike[]>;
  onClose: () => void;
}

function useCounterForm({ applicationId, otherName, send, onClose }: CounterDialogProps) {
  const t = useText();
  const { viewer } = useSession();
  return useRuleForm(counterApplicationRule, {
    keepDraftKey: `counter:${viewer?.id ?? ''}:${applicationId}`,
    defaults: { applicationId, hourlyRate: '', message: '' },
    submit: async (values) => {
      const errors = await send({ ...values, applicationId });
      if (errors.length > 0) return errors;
      const description = t('jobs.shifts.counter.sentDetail', { name: otherName });
      toast({ title: t('jobs.shifts.counter.sent'), description });
      onClose();
      return undefined;
    },
  });
}

export function CounterDialog(props: CounterDialogProps) {
  const { hourlyRate, postedRate, roundCount, minutes, otherName, onClose } = props;
  const t = useText();
  const formats = useFormats();
  const form = useCounterForm(props);
  const rate = formats.currency(hourlyRate);
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.shifts.counter.title')}
      description={t('jobs.shifts.counter.text', {
        ...{ rate, name: otherName, posted: formats.currency(postedRate) },
        total: formats.currency(expectedPay(minutes, hourlyRate).amount),
      })}
      submitLabel={t('jobs.shifts.counter.send')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <RateField
        label={t('jobs.post.hourlyRate')}
        error={form.errorOf('hourlyRate')}
        {...form.register('hourlyRate', typedRate)}
      />
      <RateTotal hourlyRate={form.watch('hourlyRate')} minutes={minutes} />
      <FormField
        label={t('jobs.shifts.counter.message')}
        optionalLabel={t('jobs.shifts.optional')}
        error={form.errorOf('message')}
      >
        <TextArea rows={3} {...form.register('message')} />
      </FormField>
      <Text size="small" tone="muted">
        {t('jobs.shifts.counter.left', {
          count: Math.max(0, SHIFT_TERMS.offerRoundsMax - roundCount),
        })}
      </Text>
    </FormDialog>
  );
}
