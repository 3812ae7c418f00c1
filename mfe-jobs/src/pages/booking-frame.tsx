import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, Link, RequireSession, useSession } from '@tbt/web-kit';
import type { ShiftSide } from '../generated/graphql';
import { LiveShifts } from '../parts/shift-act/live-shifts';
import { useText } from '../texts';

export function AllBookings() {
  const t = useText();
  return (
    <Button asChild variant="secondary">
      <Link to={paths.shifts('bookings')}>{t('jobs.booked.all')}</Link>
    </Button>
  );
}

export interface BookingStateProps<Booking> {
  title: string;
  missingHint: string;
  booking: Booking | null | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  children: (booking: Booking, reader: ShiftSide) => ReactNode;
}

export function BookingState<Booking>(props: BookingStateProps<Booking>) {
  const { title, missingHint, booking, error, loading, refetch, children } = props;
  const t = useText();
  const { viewer } = useSession();
  if (booking)
    return (
      <LiveShifts>{children(booking, viewer?.role === 'clinic' ? 'clinic' : 'temp')}</LiveShifts>
    );
  if (loading) return <Spinner label={t('jobs.booked.loading')} layout="page" />;
  return (
    <Page title={title} width="narrow">
      {error ? (
        <ErrorState
          title={t('jobs.booked.failed')}
          description={detailOf(error)}
          retryLabel={t('jobs.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <EmptyState
          icon="calendar"
          title={t('jobs.booked.missing')}
          description={missingHint}
          action={<AllBookings />}
        />
      )}
    </Page>
  );
}

export function ForMembers({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  const { viewer } = useSession();
  if (viewer) return <>{children}</>;
  return (
    <Page title={title} width="narrow">
      <RequireSession reason={t('jobs.booked.signIn')}>{null}</RequireSession>
    </Page>
  );
}
