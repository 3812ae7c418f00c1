import { paths } from '@tbt/contracts';
import { Button, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { RefillShiftDocument } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useText } from '../../texts';
import type { CheckInPartProps } from './check-in-panel';

export function MissedShift({ booking }: CheckInPartProps) {
  const t = useText();
  const refill = useActNow(RefillShiftDocument, (data) => data.refillShift);
  const { id, refillJobId } = booking;
  return (
    <BookingPanel
      title={t('jobs.checkIn.refillTitle')}
      footer={
        refillJobId ? (
          <Button asChild variant="secondary">
            <Link to={paths.shiftCandidates(refillJobId)}>{t('jobs.checkIn.refillSee')}</Link>
          </Button>
        ) : (
          <Button
            loading={refill.isBusy}
            loadingLabel={t('jobs.shifts.sending')}
            onClick={() => void refill.run({ bookingId: id }, t('jobs.checkIn.refillDone'))}
          >
            {t('jobs.checkIn.refill')}
          </Button>
        )
      }
    >
      <Text>{t(refillJobId ? 'jobs.checkIn.refillDoneText' : 'jobs.checkIn.refillText')}</Text>
    </BookingPanel>
  );
}
