import { LIMITS } from '@tbt/contracts';
import { FormField, Select, Text, TextArea } from '@tbt/design-system';
import type { CancellationReason } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import { PriceOfCancelling } from './price-of-cancelling';
import { useCancelBooking, type CancelBookingState } from './use-cancel-booking';

const REASONS = {
  temp: ['illness', 'emergency', 'transport', 'weather', 'schedule_change', 'other'],
  clinic: ['illness', 'emergency', 'weather', 'schedule_change', 'no_longer_needed', 'other'],
} as const satisfies Record<string, readonly CancellationReason[]>;

type ReasonProps = CancelBookingState & Pick<BookingPartProps, 'reader' | 'name'>;

function ReasonField({ form, price, reader, name }: ReasonProps) {
  const t = useText();
  const reason = form.watch('reason');
  const canAskWaiver = price.shown?.compensation && reason === 'weather';
  const isClosing = reason === 'no_longer_needed';
  return (
    <>
      <FormField
        label={t('jobs.shifts.cancel.reason')}
        hint={t('jobs.shifts.cancel.shared', { name })}
        error={form.errorOf('reason')}
        required
      >
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
    </>
  );
}

/** Cancels a booking: cost first, then the reason. */
export function CancelDialog({
  booking,
  reader,
  name,
  onClose,
}: BookingPartProps & { onClose: () => void }) {
  const t = useText();
  const { form, price } = useCancelBooking({ bookingId: booking.id, name, onDone: onClose });
  const hasProposal = booking.changes.some(({ status }) => status === 'open');
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
      <PriceOfCancelling price={price} booking={booking} reader={reader} name={name} />
      {hasProposal && <Text size="small">{t('jobs.shifts.cancel.endsProposal')}</Text>}
      <ReasonField form={form} price={price} reader={reader} name={name} />
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
