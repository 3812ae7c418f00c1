import { conflict, notFound } from '@tbt/service-kit';
import type { Clock, Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { announceBooking, type Booking, type BookingsRepository } from '../bookings';
import type { Job, JobsRepository } from '../jobs';
import { credentialGap, type PeopleRepository, type Person } from '../people';
import { announceApplications } from './applications.events';
import { authorizeApplication, receivesApplication } from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import { requireStep } from './applications.steps';
import type { Application } from './applications.types';

export type Acceptance = { application: Application; booking: Booking };

type Deps = {
  applications: ApplicationsRepository;
  bookings: BookingsRepository;
  jobs: JobsRepository;
  people: PeopleRepository;
  clock: Clock;
};

function refuseUnfitPerson(person: Person, job: Job): void {
  if (!person.isActive) throw conflict('application.inactivePerson', { reasons: ['inactive'] });
  const gap = credentialGap(person, job);
  if (gap === null) return;
  const texts = {
    otherRole: 'application.otherRole',
    notVerified: 'application.notVerified',
    noLicence: 'application.missingCredential',
  } as const;
  throw conflict(texts[gap], {
    values: { province: job.province, role: person.role ?? '', shiftRole: job.role },
    reasons: ['missing_credential'],
  });
}

/**
 * Books a shift on the word of its clinic, whole or not at all. Locks go shift → person →
 * applications in every transaction that takes more than one of them.
 */
export function createAcceptance({ applications, bookings, jobs, people, clock }: Deps) {
  const book = (tx: MarketplaceTx, { id, applicantId }: Application, job: Job) =>
    bookings.insert(tx, {
      jobId: job.id,
      applicationId: id,
      clinicId: job.clinicId,
      professionalId: applicantId,
      startsAt: job.startsAt,
      endsAt: job.endsAt,
      timeZone: job.timeZone,
      hourlyRate: job.hourlyRate,
      createdAt: clock.now(),
    });

  const closeRivals = async (tx: MarketplaceTx, accepted: Application, held: Application[]) => {
    const rivals = held.filter(({ id }) => id !== accepted.id);
    const ofJob = rivals.filter(({ jobId }) => jobId === accepted.jobId);
    const ofPerson = rivals.filter(({ jobId }) => jobId !== accepted.jobId);
    return [
      ...(await applications.take(tx, ofJob, 'decline')),
      ...(await applications.take(tx, ofPerson, 'withdraw')),
    ];
  };

  return async (tx: MarketplaceTx, viewer: Viewer | null, id: number): Promise<Acceptance> => {
    const found = await applications.find(tx, id);
    const asked = authorizeApplication(viewer, found, receivesApplication);
    const job = await jobs.lock(tx, asked.jobId, 'alone');
    if (!job) throw notFound();
    const person = await people.lock(tx, asked.applicantId);
    if (job.status !== 'active') {
      const key = job.status === 'booked' ? 'application.jobTaken' : 'job.notActive';
      throw conflict(key, { reasons: ['job_not_active'] });
    }
    const span = { ...job, professionalId: asked.applicantId };
    if (await bookings.hasOverlap(tx, span, { travel: true })) {
      throw conflict('application.applicantOverlap', { reasons: ['overlap'] });
    }
    const held = await applications.lockRivals(tx, asked, job);
    const application = held.find((row) => row.id === id);
    if (!application) throw notFound();
    requireStep(application, 'accept');
    refuseUnfitPerson(person, job);

    const booking = await book(tx, application, job);
    await jobs.markBooked(tx, job);
    const accepted = await applications.take(tx, [application], 'accept');
    const closed = await closeRivals(tx, application, held);
    await announceApplications(tx, [...accepted, ...closed], clock.now());
    await announceBooking(tx, booking, clock.now());
    return { application: accepted[0] ?? application, booking };
  };
}
