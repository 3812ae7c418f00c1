import { LIVE_BOOKING_STATUSES, type BookingStatus, type DomainEvents } from '@tbt/contracts';
import { DomainError } from '@tbt/service-kit';
import type { MessagingDatabase, Reading, Statements } from '../../database';
import { waitUntil } from '../../wait-until';
import { hasSeenJob, mayNameJob } from './jobs.policy';
import { addJobFacts, jobForSender, setBooked } from './jobs.queries';

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;
const isLive = (status: BookingStatus): boolean => LIVE.includes(status);

export const jobUnknown = (): DomainError =>
  new DomainError('NOT_FOUND', 'message.jobUnknown', {
    issues: [{ path: ['jobId'], key: 'message.jobUnknown', values: {} }],
  });

export type JobsService = ReturnType<typeof createJobsService>;

export function createJobsService({ prisma }: Pick<MessagingDatabase, 'prisma'>) {
  const canName = async (db: Reading, jobId: number, senderId: number): Promise<boolean> => {
    const job = await jobForSender(db, jobId, senderId);
    return job !== null && mayNameJob(senderId, job);
  };

  return {
    /** A clinic may name its shift right after posting it, before the event arrived. */
    waitFor: (jobId: number, senderId: number): Promise<boolean> =>
      waitUntil(() => canName(prisma, jobId, senderId)),

    /** @throws DomainError NOT_FOUND at `jobId`. */
    async authorize(db: Reading, jobId: number, senderId: number): Promise<void> {
      if (!(await canName(db, jobId, senderId))) throw jobUnknown();
    },

    /** The clinic of a shift that the viewer has seen; null otherwise. */
    async clinicOfSeen(db: Reading, jobId: number, viewerId: number): Promise<number | null> {
      const job = await jobForSender(db, jobId, viewerId);
      return job && hasSeenJob(viewerId, job) ? job.clinicId : null;
    },

    async jobPosted(
      db: Statements,
      { jobId, clinicId, isPublic, ...earlier }: DomainEvents['job.posted'],
    ): Promise<void> {
      const { invitedIds = [], partyIds = [], booking } = earlier;
      await addJobFacts(db, { id: jobId, clinicId, isPublic, invitedIds, partyIds });
      if (booking) await setBooked(db, { id: jobId, ...booking, isBooked: true });
    },

    jobPublished: (db: Statements, { jobId, clinicId }: DomainEvents['job.published']) =>
      addJobFacts(db, { id: jobId, clinicId, isPublic: true }),

    invitationChanged: (
      db: Statements,
      { jobId, clinicId, professionalId }: DomainEvents['invitation.changed'],
    ) => addJobFacts(db, { id: jobId, clinicId, isPublic: false, invitedIds: [professionalId] }),

    applicationChanged: (
      db: Statements,
      { jobId, clinicId, professionalId }: DomainEvents['application.changed'],
    ) => addJobFacts(db, { id: jobId, clinicId, isPublic: false, partyIds: [professionalId] }),

    async bookingChanged(
      db: Statements,
      { jobId, clinicId, professionalId, ...booking }: DomainEvents['booking.changed'],
    ): Promise<void> {
      const partyIds = [professionalId];
      await addJobFacts(db, { id: jobId, clinicId, isPublic: false, partyIds });
      const { bookingId, revision: bookingRevision, status } = booking;
      await setBooked(db, { id: jobId, bookingId, bookingRevision, isBooked: isLive(status) });
    },
  };
}
