import { cancelBookingRule, LIMITS } from '@tbt/contracts';
import { FormField, Select, Text, TextArea, toast } from '@tbt/design-system';
import { useRuleForm, useSession } from '@tbt/web-kit';
import {
  CancelBookingDocument,
  UndoCancellationDocument,
  type CancellationReason,
} from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import { PriceOfCancelling } from './price-of-cancelling';
import { useCancellationPrice } from './use-cancellation-price';

const REASONS = {
  temp: ['illness', 'emergency', 'transport', 'weather', 'schedule_change', 'other'],
  clinic: ['illness', 'emergency', 'weather', 'schedule_change', 'no_longer_needed', 'other'],
} as const satisfies Record<string, readonly CancellationReason[]>;

/** Cancels a booking: its price first, then why. What was seen of the price is sent along. */
export function CancelDialog({
  booking,
  reader,
  name,
  onClose,
}: BookingPartProps & { onClose: () => void }) {
  const t = useText();
  const { viewer } = useSession();
  const price = useCancellationPrice(booking.id);
  const cancel = useShiftAct(CancelBookingDocument, (data) => data.cancelBooking);
  const undo = useActNow(UndoCancellationDocument, (data) => data.undoCancellation);
  const tellDone = () =>
    toast({
      title: t('jobs.shifts.cancel.done'),
      description: t('jobs.shifts.cancel.doneText', { name, count: price.shown?.undoMinutes ?? 0 }),
      action: {
        label: t('jobs.shifts.undo.action'),
        onAction: () => void undo.run({ bookingId: booking.id }, t('jobs.shifts.undo.done')),
      },
    });
  const form = useRuleForm(cancelBookingRule, {
    keepDraftKey: `cancel:${viewer?.id ?? ''}:${booking.id}`,
    defaults: { bookingId: booking.id, reason: '', note: '' },
    submit: async ({ reason, note }) => {
      const errors = await cancel.act({
        bookingId: booking.id,
        reason,
        note,
        shownReliabilityPoints: price.shown?.reliabilityPoints,
        shownCompensation: price.shown?.compensation,
      });
      if (errors.some(({ reasons }) => reasons?.includes('price_changed'))) await price.readAgain();
      if (errors.length > 0) return errors;
      tellDone();
      onClose();
      return undefined;
    },
  });
  const reason = form.watch('reason');
  const canAskWaiver = price.shown?.compensation && reason === 'weather';
  const isClosing = reason === 'no_longer_needed';
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.shifts.cancel.title')}
      submitLabel={t('jobs.shifts.cancel.yes')}
      cancelLabel={t('jobs.shifts.cancel.keep')}
      tone="danger"
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      isDisabled={!price.shown}
      errors={form.formErrors}
      onClose={leave}
    >
      <PriceOfCancelling price={price} name={name} />
      <FormField label={t('jobs.shifts.cancel.reason')} error={form.errorOf('reason')} required>
        <Select
          placeholder={t('jobs.post.choose')}
          options={REASONS[reader].map((value) => ({
            value,
            label: t(`jobs.shifts.reason.${value}`),
          }))}
          {...form.register('reason')}
        />
      </FormField>
      {reader === 'clinic' && reason !== '' && (
        <Text size="small">
          {t(isClosing ? 'jobs.shifts.cancel.closes' : 'jobs.shifts.cancel.reopens')}
        </Text>
      )}
      {canAskWaiver && <Text size="small">{t('jobs.shifts.waiver.hint')}</Text>}
      <FormField
        label={t('jobs.shifts.cancel.note', { name })}
        optionalLabel={t('jobs.shifts.optional')}
        error={form.errorOf('note')}
      >
        <TextArea rows={3} maxLength={LIMITS.cancellationNoteMax} {...form.register('note')} />
      </FormField>
    </FormDialog>
  );
}
