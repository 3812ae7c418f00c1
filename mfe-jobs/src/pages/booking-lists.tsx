import type { ReactNode } from 'react';
import { isBookingAsked } from '@tbt/contracts';
import { EmptyState } from '@tbt/design-system';
import { now, useChosenLocation } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { MyBookingsDocument, type BookingPhase, type ShiftSide } from '../generated/graphql';
import { isOff } from '../parts/booking-state/booking-look';
import { ShiftGroup } from '../parts/shift-list/shift-group';
import { ShiftList } from '../parts/shift-list/shift-list';
import { useText } from '../texts';

const PAGE_SIZE = 20;

/** The viewer's upcoming or past bookings. */
export function useBookings(phase: BookingPhase) {
  const { at } = useChosenLocation();
  const list = useConnection(
    MyBookingsDocument,
    { filter: { phase, at }, first: PAGE_SIZE },
    (data) => data.myBookings,
    { fetchPolicy: 'cache-and-network' },
  );
  const moment = now();
  const isAsked = ({ actions, endsAt, cancellation }: (typeof list.nodes)[number]) =>
    isBookingAsked(
      {
        ...{ actions, endsAt: new Date(endsAt) },
        isPaymentHeld: cancellation?.isPaymentHeld ?? false,
      },
      moment,
    );
  return {
    list,
    asked: list.nodes.filter(isAsked),
    others: list.nodes.filter((booking) => !isAsked(booking)),
    coming: list.nodes.filter((booking) => !isAsked(booking) && !isOff(booking.status)),
    cancelled: list.nodes.filter((booking) => !isAsked(booking) && isOff(booking.status)),
  };
}

export type Bookings = ReturnType<typeof useBookings>;

export interface ComingBookingsProps {
  bookings: Bookings;
  reader: ShiftSide;
  action: ReactNode;
}

/** Upcoming bookings: those that need the viewer first, then undoable ones. */
export function ComingBookings({
  bookings: { list, asked, coming, cancelled },
  reader,
  action,
}: ComingBookingsProps) {
  const t = useText();
  const card = (booking: Bookings['asked'][number]) => (
    <BookingCard key={booking.id} {...{ booking, reader }} invoices={booking.invoices} />
  );
  return (
    <ShiftList
      lists={[list]}
      empty={
        <EmptyState
          icon="calendar"
          title={t('jobs.shifts.emptyBookings')}
          description={t(
            reader === 'temp' ? 'jobs.shifts.emptyBookingsHint' : 'jobs.shifts.emptyBookingsClinic',
          )}
          action={action}
        />
      }
    >
      <ShiftGroup title={t('jobs.shifts.group.todo', { count: asked.length })}>
        {asked.map(card)}
      </ShiftGroup>
      <ShiftGroup title={t('jobs.shifts.group.cancelled', { count: cancelled.length })}>
        {cancelled.map(card)}
      </ShiftGroup>
      <ShiftGroup title={t('jobs.shifts.group.coming', { count: coming.length })}>
        {coming.map(card)}
      </ShiftGroup>
    </ShiftList>
  );
}

/** Past bookings: those that need the viewer first. */
export function PastBookings({
  bookings: { asked, others },
  reader,
}: Omit<ComingBookingsProps, 'action'>) {
  const t = useText();
  const card = (booking: Bookings['asked'][number]) => (
    <BookingCard key={booking.id} {...{ booking, reader }} invoices={booking.invoices} />
  );
  return (
    <>
      <ShiftGroup title={t('jobs.shifts.group.todo', { count: asked.length })}>
        {asked.map(card)}
      </ShiftGroup>
      <ShiftGroup title={t('jobs.shifts.group.past', { count: others.length })}>
        {others.map(card)}
      </ShiftGroup>
    </>
  );
}
