import type { EmergencyBooking, ShiftSide } from '@tbt/contracts';
import { notFound, type Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { appendShiftEvents, type Job, type JobDays } from '../jobs';
import type { PeopleQueries, Person } from '../people';
import { BOOKED, bookingChanged } from './bookings.events';
import type { Booking } from './bookings.types';
import { isOpen, refuseBusyPerson, refuseUnfitPerson } from './conflicts/booking-checks';
import { readNeighbours } from './conflicts/obstacles.queries';
import type { WorkPlace } from './conflicts/travel-time';
import { saveBookings, type OfferedShift } from './create-booking.queries';
import type { ApplicationsQueries } from './offers/applications.queries';
import type { InvitationsQueries } from './offers/invitations.queries';
import { offerEvents } from './offers/offers.events';
import type {
  Application,
  ChangedApplication,
  ChangedInvitation,
  Invitation,
} from './offers/offers.types';
import { isWaiting, moveApplication } from './transitions/application-transitions';

export type Conflicts = {
  applications: Application[];
  invitations: Invitation[];
  neighbours: WorkPlace[];
};

/** Who works which days, and which side accepts. */
export type BookingTerms = {
  /** All open days of a series that is booked whole, else one. */
  days: readonly Job[];
  person: Person;
  side: ShiftSide;
  conflicts: Conflicts;
  /** The professional has said when they arrive. */
  emergency?: EmergencyBooking;
  /** Moves the professional's application to a day to `accepted`, or throws. */
  accept(day: Job, offer: Application | undefined): Promise<ChangedApplication>;
};

export type CreatedBookings = {
  /** In the order of the days. */
  applications: ChangedApplication[];
  invitations: ChangedInvitation[];
  bookings: Booking[];
};

export type BookingCreationDeps = {
  days: JobDays;
  people: PeopleQueries;
  applications: ApplicationsQueries;
  invitations: InvitationsQueries;
  clock: Clock;
};

/** What of the clinic's the temp accepted. */
const ACCEPTED: Partial<Record<ChangedApplication['action'], 'invitation' | 'counter'>> = {
  accept_invitation: 'invitation',
  accept_counter: 'counter',
};

/** Declines other professionals' offers for the days, withdraws the booked one's overlapping offers. */
const closeRivals = (rivals: readonly Application[], days: readonly Job[], at: Date) =>
  rivals.map((rival): ChangedApplication => {
    if (rival.expiresAt <= at) return moveApplication(rival, 'expire', 'clock', at);
    const isForThem = days.some(({ id }) => id === rival.jobId);
    if (!isForThem) return moveApplication(rival, 'withdraw', 'clock', at);
    return { ...moveApplication(rival, 'decline', 'clinic', at), wasPassedOver: true };
  });

/** Accepts the professional's invitation to a day, ends other invitations. */
const endInvitations = (
  invited: readonly Invitation[],
  { days, person, side }: BookingTerms,
  at: Date,
) =>
  invited.map((invitation): ChangedInvitation => {
    const isForThem = days.some(({ id }) => id === invitation.jobId);
    const next = { ...invitation, revision: invitation.revision + 1, by: 'clock' } as const;
    if (isForThem && invitation.professionalId === person.id)
      return { ...next, status: 'accepted', by: side };
    if (invitation.expiresAt <= at) return { ...next, status: 'expired' };
    return { ...next, status: isForThem ? 'taken' : 'withdrawn' };
  });

/** Every transaction locks shifts → professional → applications → invitations. */
export function createBookingCreation(deps: BookingCreationDeps) {
  const { people, applications, invitations, clock } = deps;

  return {
    /** Locks the shift, the days booked with it, and the professional. */
    async lockShift(tx: MarketplaceTx, { jobId, professionalId }: OfferedShift) {
      const locked = await deps.days.lockJobDays(tx, jobId, 'to book');
      const job = locked.find(({ id }) => id === jobId);
      if (!job) throw notFound();
      const days = locked.filter((day) => day === job || isOpen(day));
      return { job, days, person: await people.lock(tx, professionalId) };
    },

    /**
     * Locks applications and invitations. A new invitation to another shift is not locked: clinics may invite a busy
     * professional, and accepting is refused.
     */
    async lockConflicts(
      tx: MarketplaceTx,
      { id }: Person,
      days: readonly Job[],
    ): Promise<Conflicts> {
      const jobIds = days.map((day) => day.id);
      return {
        applications: await applications.lockConflicting(tx, id, jobIds),
        invitations: await invitations.lockConflicting(tx, id, jobIds),
        neighbours: await readNeighbours(tx, id, days),
      };
    },

    /** Books all days or none. @throws DomainError CONFLICT. */
    async book(tx: MarketplaceTx, terms: BookingTerms): Promise<CreatedBookings> {
      const { days, person, side, conflicts, emergency, accept } = terms;
      const at = clock.now();
      for (const day of days) refuseBusyPerson(conflicts.neighbours, day, side);
      const offers: ChangedApplication[] = [];
      for (const day of days) {
        const isOffer = (row: Application) => row.jobId === day.id && row.applicantId === person.id;
        offers.push(await accept(day, conflicts.applications.find(isOffer)));
      }
      for (const day of days) refuseUnfitPerson(person, day, side);

      const taken = new Set(offers.map(({ id }) => id));
      const rivals = conflicts.applications.filter(
        ({ id, status }) => !taken.has(id) && isWaiting(status),
      );
      const changed = {
        applications: [...offers, ...closeRivals(rivals, days, at)],
        invitations: endInvitations(conflicts.invitations, terms, at),
      };
      // The professional's own yes is a confirmation where one would be asked at once.
      const isConfirmed = side === 'temp' || emergency !== undefined;
      const bookings = await saveBookings(tx, { offers, isConfirmed, ...changed }, at);
      const accepted = offers.map(({ action }) => ACCEPTED[action]).find(Boolean);
      const step = { ...BOOKED, ...(emergency ? { emergency } : { accepted }) };
      await appendShiftEvents(tx, [
        ...offerEvents(changed, at),
        ...bookings.map((booking) => bookingChanged(booking, at, step)),
      ]);
      return { applications: offers, invitations: changed.invitations, bookings };
    },
  };
}
