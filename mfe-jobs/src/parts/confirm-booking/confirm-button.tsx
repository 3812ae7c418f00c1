import { Button } from '@tbt/design-system';
import { ConfirmBookingDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { useActNow } from '../shift-act/use-act-now';

/** Confirms a booking on the spot. */
export function ConfirmButton({ bookingId }: { bookingId: string }) {
  const t = useText();
  const confirm = useActNow(ConfirmBookingDocument, (data) => data.confirmBooking);
  return (
    <Button
      size="small"
      loading={confirm.isBusy}
      loadingLabel={t('jobs.shifts.sending')}
      onClick={() => void confirm.run({ bookingId }, t('jobs.shifts.confirm.done'))}
    >
      {t('jobs.shifts.confirm.action')}
    </Button>
  );
}
