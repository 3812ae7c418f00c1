import type { ShiftSide } from '@tbt/contracts';
import { appendEvents, type Clock, type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import {
  applicationChanged,
  isWaiting,
  stepOf,
  type Application,
  type ChangedApplication,
} from '../applications';
import { bookingChanged, type Booking, type BookingsRepository } from '../bookings';
import { invitationChanged, type ChangedInvitation } from '../invitations';
import type { Job } from '../jobs';
import type { Person } from '../people';
import { refuseBusyPerson, refuseUnfitPerson } from './agreements.fitness';
import type { AgreementsRepository } from './agreements.repository';

/** What is agreed: who works which days, on whose word, and the offers it rests on. */
export type Terms = {
  /** One shift, or all open days of a series that is taken whole. */
  days: readonly Job[];
  person: Person;
  side: ShiftSide;
  /** Finds the offer for a day among the held ones and takes it one step on, or throws. */
  take(tx: MarketplaceTx, day: Job, held: readonly Application[]): Promise<ChangedApplication>;
};

export type Agreed = {
  /** One of each for every day, in the order of the days. */
  applications: ChangedApplication[];
  bookings: Booking[];
  invitations: ChangedInvitation[];
};

export type AgreementDeps = {
  agreements: AgreementsRepository;
  bookings: BookingsRepository;
  clock: Clock;
};

/** One after the other: they share one transaction. */
async function inTurn<T, R>(list: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await act(item));
  return results;
}

/**
 * Books a shift, or every day of a series, whole or not at all. The caller holds them and the person; locks go shift →
 * person → applications → invitations in every transaction that takes more than one of them.
 */
export function createAgreeing({ agreements, bookings, clock }: AgreementDeps) {
  const book = (tx: MarketplaceTx, { id, applicantId, hourlyRate }: Application, job: Job) =>
    bookings.insert(tx, {
      jobId: job.id,
      applicationId: id,
      clinicId: job.clinicId,
      professionalId: applicantId,
      startsAt: job.startsAt,
      endsAt: job.endsAt,
      timeZone: job.timeZone,
      hourlyRate,
      createdAt: clock.now(),
    });

  /** Everybody else's offers for the days are declined, the person's overlapping ones withdrawn. */
  const closed = (rivals: readonly Application[], jobIds: readonly number[], now: Date) =>
    rivals.map((rival): ChangedApplication => {
      if (rival.expiresAt <= now) return stepOf(rival, 'expire', 'clock', now);
      if (!jobIds.includes(rival.jobId)) return stepOf(rival, 'withdraw', 'clock', now);
      return { ...stepOf(rival, 'decline', 'clinic', now), wasPassedOver: true };
    });

  const announce = (tx: MarketplaceTx, steps: ChangedApplication[], agreed: Agreed, now: Date) =>
    appendEvents(tx, [
      ...steps.map((step) => applicationChanged(step, now)),
      ...agreed.invitations.map((invitation) => invitationChanged(invitation, now)),
      ...agreed.bookings.map((booking): NewEvent => ({
        name: 'booking.changed',
        payload: bookingChanged(booking, now),
      })),
    ]);

  return async (tx: MarketplaceTx, { days, person, side, take }: Terms): Promise<Agreed> => {
    const now = clock.now();
    const jobIds = days.map(({ id }) => id);
    const { neighbours, held } = await agreements.meet(tx, person.id, days);
    for (const day of days) refuseBusyPerson(neighbours, day, side);
    const taken = await inTurn(days, async (day) => ({ day, offer: await take(tx, day, held) }));
    for (const day of days) refuseUnfitPerson(person, day, side);

    const booked = await inTurn(taken, ({ day, offer }) => book(tx, offer, day));
    const offers = taken.map(({ offer }) => offer);
    const ids = offers.map(({ id }) => id);
    const rivals = held.filter(({ id, status }) => !ids.includes(id) && isWaiting(status));
    const steps = [...offers, ...closed(rivals, jobIds, now)];
    const invitations = await agreements.settle(tx, {
      ...{ jobs: days, personId: person.id, by: side, steps },
    });
    const agreed = { applications: offers, bookings: booked, invitations };
    await announce(tx, steps, agreed, now);
    return agreed;
  };
}
