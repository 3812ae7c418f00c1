import { Button } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { ConfirmBookingDocument, ShiftBookingFragmentDoc } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useText } from '../../texts';

export function ConfirmPanel({
  booking: reference,
}: {
  booking: FragmentType<typeof ShiftBookingFragmentDoc>;
}) {
  const { id, actions } = readFragment(ShiftBookingFragmentDoc, reference);
  const t = useText();
  const confirm = useActNow(ConfirmBookingDocument, (data) => data.confirmBooking);
  if (!actions.includes('confirm')) return null;
  return (
    <BookingPanel
      title={t('jobs.step.confirm')}
      footer={
        <Button
          loading={confirm.isBusy}
          loadingLabel={t('jobs.shifts.sending')}
          onClick={() => void confirm.run({ bookingId: id }, t('jobs.shifts.confirm.done'))}
        >
          {t('jobs.shifts.confirm.action')}
        </Button>
      }
    />
  );
}
