import { appendEvents, type Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import {
  applicationChanged,
  stepOf,
  type Application,
  type ApplicationsRepository,
  type ChangedApplication,
} from '../applications';
import { bookingChanged, type Booking, type BookingsRepository } from '../bookings';
import { invitationChanged, type ChangedInvitation } from '../invitations';
import type { Job } from '../jobs';
import type { Person } from '../people';
import { refuseBusyPerson, refuseUnfitPerson } from './agreements.fitness';
import type { AgreementsRepository } from './agreements.repository';

/** What is agreed: who works which shift, on whose word, and the offer it rests on. */
export type Terms = {
  job: Job;
  person: Person;
  side: 'temp' | 'clinic';
  /** Finds the offer among the held ones and takes it one step on; throws when there is no such step. */
  take(tx: MarketplaceTx, held: readonly Application[]): Promise<ChangedApplication>;
};

export type Agreed = {
  application: ChangedApplication;
  booking: Booking;
  invitations: ChangedInvitation[];
};

export type AgreementDeps = {
  agreements: AgreementsRepository;
  applications: ApplicationsRepository;
  bookings: BookingsRepository;
  clock: Clock;
};

/**
 * Books a shift whole or not at all. The caller holds the shift and the person; locks go shift →
 * person → applications → invitations in every transaction that takes more than one of them.
 */
export function createAgreeing({ agreements, applications, bookings, clock }: AgreementDeps) {
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

  /** Everybody else's offers for the shift are declined, the person's overlapping ones withdrawn. */
  const closed = (rivals: readonly Application[], job: Job, now: Date): ChangedApplication[] =>
    rivals.map((rival) => {
      if (rival.expiresAt <= now) return stepOf(rival, 'expire', 'clock', now);
      if (rival.jobId !== job.id) return stepOf(rival, 'withdraw', 'clock', now);
      return { ...stepOf(rival, 'decline', 'clinic', now), wasPassedOver: true };
    });

  const announce = (tx: MarketplaceTx, steps: ChangedApplication[], agreed: Agreed, now: Date) =>
    appendEvents(tx, [
      ...steps.map((step) => applicationChanged(step, now)),
      ...agreed.invitations.map((invitation) => invitationChanged(invitation, now)),
      { name: 'booking.changed', payload: bookingChanged(agreed.booking, now) },
    ]);

  return async (tx: MarketplaceTx, { job, person, side, take }: Terms): Promise<Agreed> => {
    const now = clock.now();
    refuseBusyPerson(await agreements.neighboursOf(tx, person.id, [job]), job, side);
    const held = await applications.lockRivals(tx, person.id, [job.id], [job]);
    const application = await take(tx, held);
    refuseUnfitPerson(person, job, side);

    const booking = await book(tx, application, job);
    const rivals = held.filter(({ id }) => id !== application.id);
    const steps = [application, ...closed(rivals, job, now)];
    const invitations = await agreements.settle(tx, {
      ...{ jobs: [job], personId: person.id, by: side, steps },
    });
    const agreed = { application, booking, invitations };
    await announce(tx, steps, agreed, now);
    return agreed;
  };
}
