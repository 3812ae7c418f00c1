import type { ReactNode } from 'react';
import { EmptyState } from '@tbt/design-system';
import { useConnection } from '@tbt/web-kit';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { isOff } from '../features/shift-bookings/booking-sides';
import { MyBookingsDocument, type BookingPhase, type ShiftSide } from '../generated/graphql';
import { ShiftGroup } from '../parts/shift-list/shift-group';
import { ShiftList } from '../parts/shift-list/shift-list';
import { useText } from '../texts';

const PAGE_SIZE = 20;
/** Actions requested from the viewer. */
const ASKED = ['confirm', 'answer_change'];

/** The viewer's upcoming or past bookings. */
export function useBookings(phase: BookingPhase) {
  const list = useConnection(
    MyBookingsDocument,
    { filter: { phase }, first: PAGE_SIZE },
    (data) => data.myBookings,
    { fetchPolicy: 'cache-and-network' },
  );
  const isAsked = ({ actions }: { actions: readonly string[] }) =>
    actions.some((action) => ASKED.includes(action));
  return {
    list,
    asked: list.nodes.filter(isAsked),
    coming: list.nodes.filter((booking) => !isAsked(booking) && !isOff(booking.status)),
    cancelled: list.nodes.filter((booking) => !isAsked(booking) && isOff(booking.status)),
  };
}

export type Bookings = ReturnType<typeof useBookings>;

export interface ComingBookingsProps {
  bookings: Bookings;
  reader: ShiftSide;
  /** Link to more shifts. */
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
    <BookingCard key={booking.id} booking={booking} reader={reader} />
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
      <ShiftGroup title={t('jobs.shifts.group.asked', { count: asked.length })}>
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

/** Bookings that are over. */
export function PastBookings({ bookings: { list }, reader }: Omit<ComingBookingsProps, 'action'>) {
  const t = useText();
  return (
    <ShiftGroup title={t('jobs.shifts.group.past', { count: list.nodes.length })}>
      {list.nodes.map((booking) => (
        <BookingCard key={booking.id} booking={booking} reader={reader} />
      ))}
    </ShiftGroup>
  );
}
