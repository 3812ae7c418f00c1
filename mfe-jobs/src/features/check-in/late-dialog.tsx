import { runLateRule } from '@tbt/contracts';
import { FormField, toast } from '@tbt/design-system';
import { NumberField } from '@tbt/design-system/fields';
import { useLocale } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { ReportLateDocument } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import type { CheckInPartProps } from './check-in-panel';

const USUAL_MINUTES = 15;

export function LateDialog({ booking, name, onClose }: CheckInPartProps & { onClose: () => void }) {
  const t = useText();
  const { locale } = useLocale();
  const { act } = useShiftAct(ReportLateDocument, (data) => data.reportLate);
  const form = useRuleForm(runLateRule, {
    defaults: { bookingId: booking.id, minutes: booking.lateMinutes ?? USUAL_MINUTES },
    submit: async ({ minutes }) => {
      const errors = await act({ bookingId: booking.id, minutes });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.checkIn.told', { name }) });
      onClose();
      return undefined;
    },
  });
  const minutes: unknown = form.watch('minutes');
  return (
    <FormDialog
      title={t('jobs.checkIn.sayLate')}
      description={t('jobs.checkIn.lateText', { name })}
      submitLabel={t('jobs.checkIn.lateSend')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={onClose}
    >
      <FormField label={t('jobs.checkIn.lateMinutes')} error={form.errorOf('minutes')} required>
        <NumberField
          locale={locale}
          value={typeof minutes === 'number' ? minutes : null}
          onValueChange={(value) =>
            form.setValue('minutes', value as number, { shouldValidate: form.isSubmitted })
          }
          min={1}
          max={240}
          step={5}
        />
      </FormField>
    </FormDialog>
  );
}
