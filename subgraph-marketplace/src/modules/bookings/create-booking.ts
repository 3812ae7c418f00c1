import type { ShiftSide } from '@tbt/contracts';
import type { Clock, NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { applicationChanged } from './offers/applications.events';
import { isWaiting, toTransition } from './transitions/application-transitions';
import type { Application, ChangedApplication } from './offers/applications.types';
import { bookingChanged } from './bookings.events';
import { newBooking } from './new-booking';
import type { Booking } from './bookings.types';
import { invitationChanged } from './offers/invitations.events';
import type { ChangedInvitation, Invitation } from './offers/invitations.types';
import type { Job } from '../jobs';
import type { Person } from '../people';
import { refuseBusyPerson, refuseUnfitPerson } from './booking-checks';
import type { BookingCreationRepository } from './create-booking.repository';

/** Who works which days, which side accepts, and the offers it is based on. */
export type BookingTerms = {
  /** All open days of a series that is booked whole, else one. */
  days: readonly Job[];
  person: Person;
  side: ShiftSide;
  /** Moves the locked offer of a day to `accepted`, or throws. */
  take(tx: MarketplaceTx, day: Job, held: readonly Application[]): Promise<ChangedApplication>;
};

export type CreatedBookings = {
  /** In the order of the days. */
  applications: ChangedApplication[];
  bookings: Booking[];
  invitations: ChangedInvitation[];
};

export type BookingCreationDeps = { bookingCreation: BookingCreationRepository; clock: Clock };

/** Sequential, as one transaction is one connection. */
async function mapInOrder<T, R>(list: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await act(item));
  return results;
}

type AgreedDays = Pick<BookingTerms, 'days' | 'person' | 'side'> & { at: Date };

/** Declines other professionals' offers for the days, withdraws the booked one's overlapping offers. */
const closeRivals = (
  rivals: readonly Application[],
  { days, at }: AgreedDays,
): ChangedApplication[] =>
  rivals.map((rival) => {
    if (rival.expiresAt <= at) return toTransition(rival, 'expire', 'clock', at);
    const isForThem = days.some(({ id }) => id === rival.jobId);
    if (!isForThem) return toTransition(rival, 'withdraw', 'clock', at);
    return { ...toTransition(rival, 'decline', 'clinic', at), wasPassedOver: true };
  });

/** Accepts the professional's invitation to a day, ends other invitations. */
const endInvitations = (invited: readonly Invitation[], { days, person, side, at }: AgreedDays) =>
  invited.map((invitation): ChangedInvitation => {
    const isForThem = days.some(({ id }) => id === invitation.jobId);
    const next = { ...invitation, revision: invitation.revision + 1, by: 'clock' } as const;
    if (isForThem && invitation.professionalId === person.id)
      return { ...next, status: 'accepted', by: side };
    if (invitation.expiresAt <= at) return { ...next, status: 'expired' };
    return { ...next, status: isForThem ? 'taken' : 'withdrawn' };
  });

type Makings = {
  days: readonly Job[];
  offers: readonly Application[];
  ids: readonly number[];
  at: Date;
};

const toBookings = ({ days, offers, ids, at }: Makings): Booking[] =>
  days.map((job, index) => {
    const [id, offer] = [ids[index], offers[index]];
    if (id === undefined || !offer)
      throw new Error(`There is nothing to book shift ${job.id} with`);
    return newBooking(id, { job, offer, at });
  });

type News = { steps: ChangedApplication[]; agreed: CreatedBookings; at: Date };

const toEvents = ({ steps, agreed, at }: News): NewEvent[] => [
  ...steps.map((step) => applicationChanged(step, at)),
  ...agreed.invitations.map((invitation) => invitationChanged(invitation, at)),
  ...agreed.bookings.map((booking): NewEvent => ({
    name: 'booking.changed',
    payload: bookingChanged(booking, at),
  })),
];

/** Books all days or none. Every transaction locks shift → person → applications → invitations. */
export function createBookingCreation({ bookingCreation, clock }: BookingCreationDeps) {
  return async (tx: MarketplaceTx, terms: BookingTerms): Promise<CreatedBookings> => {
    const { days, person, side, take } = terms;
    const at = clock.now();
    const { neighbours, held, invited, bookingIds } = await bookingCreation.lockConflicts(
      tx,
      person.id,
      days,
    );
    for (const day of days) refuseBusyPerson(neighbours, day, side);
    const offers = await mapInOrder(days, (day) => take(tx, day, held));
    for (const day of days) refuseUnfitPerson(person, day, side);

    const taken = new Set(offers.map(({ id }) => id));
    const rivals = held.filter(({ id, status }) => !taken.has(id) && isWaiting(status));
    const steps = [...offers, ...closeRivals(rivals, { ...terms, at })];
    const agreed = {
      applications: offers,
      bookings: toBookings({ days, offers, ids: bookingIds, at }),
      invitations: endInvitations(invited, { ...terms, at }),
    };
    await bookingCreation.settle(tx, {
      ...{ bookings: agreed.bookings, applications: steps, invitations: agreed.invitations },
      events: toEvents({ steps, agreed, at }),
    });
    return agreed;
  };
}
