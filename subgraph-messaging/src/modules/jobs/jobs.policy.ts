import type { JobForSender } from './jobs.queries';

/** A shift that was never public is named by its clinic and the professionals it invited. */
export const mayNameJob = (senderId: number, job: JobForSender): boolean =>
  job.clinicId === senderId ||
  job.invitedIds.includes(senderId) ||
  (job.isPublic && !job.isBlocked);
