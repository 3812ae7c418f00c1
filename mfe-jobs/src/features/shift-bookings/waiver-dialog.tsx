import { LIMITS, requestWaiverRule } from '@tbt/contracts';
import { FormField, TextArea, toast } from '@tbt/design-system';
import { useFormats, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { RequestWaiverDocument } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';

function useWaiverForm(bookingId: string, onDone: () => void) {
  const t = useText();
  const { viewer } = useSession();
  const { act } = useShiftAct(RequestWaiverDocument, (data) => data.requestWaiver);
  return useRuleForm(requestWaiverRule, {
    keepDraftKey: `waiver:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, note: '' },
    submit: async ({ note }) => {
      const errors = await act({ bookingId, note });
      if (errors.length > 0) return errors;
      toast({
        title: t('jobs.shifts.waiver.sent'),
        description: t('jobs.shifts.waiver.requested'),
      });
      onDone();
      return undefined;
    },
  });
}

/** A clinic asks an administrator to waive a fee because of weather. */
export function WaiverDialog({
  booking,
  name,
  onClose,
}: BookingPartProps & { onClose: () => void }) {
  const t = useText();
  const formats = useFormats();
  const form = useWaiverForm(booking.id, onClose);
  const amount = formats.currency(booking.cancellation?.compensation ?? '0');
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.shifts.waiver.ask')}
      description={t('jobs.shifts.waiver.text', { amount, name })}
      submitLabel={t('jobs.shifts.waiver.send')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <FormField
        label={t('jobs.shifts.waiver.note')}
        hint={t('jobs.shifts.waiver.noteHint')}
        error={form.errorOf('note')}
        required
      >
        <TextArea rows={4} maxLength={LIMITS.waiverNoteMax} {...form.register('note')} />
      </FormField>
    </FormDialog>
  );
}
