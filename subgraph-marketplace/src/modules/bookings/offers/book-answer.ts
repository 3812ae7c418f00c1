import type { ShiftSide } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { Job } from '../../jobs';
import type { Person } from '../../people';
import type { Booking } from '../bookings.types';
import { refuseClosedJob } from '../conflicts/booking-checks';
import { createBookingCreation, type BookingCreationDeps } from '../create-booking';
import { refuseAnsweredOffer } from './answered-offers.queries';
import type { Application } from './offers.types';
import { moveApplication } from '../transitions/application-transitions';

export type LockedShift = { job: Job; days: Job[]; person: Person };

export type AnswerBooking = ReturnType<typeof createAnswerBooking>;

/** For answers to what is neither an application nor an invitation; at the posted rate. */
export function createAnswerBooking(deps: BookingCreationDeps) {
  const { applications, clock } = deps;
  const creation = createBookingCreation(deps);

  const accepted = async (tx: MarketplaceTx, day: Job, person: Person, offer?: Application) => {
    if (!offer) return applications.insertInvited(tx, day, person.id, day.hourlyRate);
    const step = moveApplication(offer, 'accept_invitation', 'temp', clock.now());
    return applications.addClinicRound(tx, step, day.hourlyRate);
  };

  return {
    /** Locks the shift and the professional. @throws DomainError NOT_FOUND. */
    lockShift: (
      tx: MarketplaceTx,
      asked: { jobId: number; clinicId: number; professionalId: number },
    ): Promise<LockedShift> => creation.lockShift(tx, { ...asked, isBlocked: false }),

    /** For an answer that is booked later. @throws DomainError CONFLICT `declined`, `counter_offer`, as `book`. */
    refuseAnswered: (tx: MarketplaceTx, shift: LockedShift): Promise<void> =>
      refuseAnsweredOffer(tx, shift, clock.now()),

    /** Confirmed as well when it starts soon. @throws DomainError CONFLICT as for an accepted invitation, and as `refuseAnswered`. */
    async book(tx: MarketplaceTx, shift: LockedShift, side: ShiftSide): Promise<Booking> {
      const { job, days, person } = shift;
      refuseClosedJob(job);
      const conflicts = await creation.lockConflicts(tx, person, days);
      await refuseAnsweredOffer(tx, shift, clock.now());
      const { bookings } = await creation.book(tx, {
        ...{ days, person, side, conflicts },
        emergency: side === 'temp' ? 'answered' : 'chosen',
        async accept(day, offer) {
          return { ...(await accepted(tx, day, person, offer)), isOfEmergency: true };
        },
      });
      const booking = bookings.find(({ jobId }) => jobId === job.id);
      if (!booking) throw notFound();
      return booking;
    },
  };
}
