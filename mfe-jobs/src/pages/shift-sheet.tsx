import { useState } from 'react';
import { EmptyState, ErrorState, Sheet, Spinner, Stack } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ClinicShiftCard } from '../features/clinic-shifts/clinic-shift-card';
import { MyApplicationCard } from '../features/my-shifts/my-application-card';
import { MyInvitationCard } from '../features/my-shifts/my-invitation-card';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { ShiftDetailsDocument, type ShiftDetailsQuery, type ShiftSide } from '../generated/graphql';
import { Unfolded } from '../parts/phone-fold/phone-fold';
import { useText } from '../texts';
import { RankedCandidates } from './ranked-candidates';

export interface ShiftSheetProps {
  jobId: string;
  /** The selected booking, cancelled ones included; null shows the shift's current state. */
  bookingId: string | null;
  reader: ShiftSide;
  onClose: () => void;
}

type Shift = NonNullable<ShiftDetailsQuery['job']>;
type SelectedBooking = Shift['booking'];

function ShiftCards({
  job,
  chosen,
  reader,
}: {
  job: Shift;
  chosen: SelectedBooking;
  reader: ShiftSide;
}) {
  const [isRanked, setRanked] = useState(false);
  const booking = chosen ?? job.booking;
  if (booking) return <BookingCard booking={booking} reader={reader} />;
  if (reader === 'clinic')
    return (
      <ClinicShiftCard
        shift={job}
        ranking={<RankedCandidates jobId={job.id} isOpen={isRanked} onOpenChange={setRanked} />}
      />
    );
  return (
    <>
      {job.myInvitation?.status === 'pending' && job.myApplication?.status !== 'pending' && (
        <MyInvitationCard invitation={job.myInvitation} />
      )}
      {job.myApplication && <MyApplicationCard application={job.myApplication} />}
    </>
  );
}

export function ShiftSheet({ jobId, bookingId, reader, onClose }: ShiftSheetProps) {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(ShiftDetailsDocument, {
    variables: {
      ...{ jobId, isClinic: reader === 'clinic' },
      ...{ bookingId: bookingId ?? '', hasBooking: bookingId !== null },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const job = data?.job;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('jobs.shifts.sheet')}
      closeLabel={t('jobs.close')}
      size="large"
    >
      {loading && !data && <Spinner label={t('jobs.shifts.loading')} />}
      {error && !data && !loading && (
        <ErrorState
          title={t('jobs.shifts.failed')}
          description={detailOf(error)}
          retryLabel={t('jobs.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && !job && <EmptyState icon="calendar" title={t('jobs.shifts.jobGone')} />}
      {job && (
        <Unfolded>
          <Stack gap="4">
            <ShiftCards job={job} chosen={data.booking ?? null} reader={reader} />
          </Stack>
        </Unfolded>
      )}
    </Sheet>
  );
}
