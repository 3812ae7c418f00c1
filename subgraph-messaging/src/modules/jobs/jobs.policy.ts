import type { JobForSender } from './jobs.queries';

/** A shift that was never public, or is booked, is named by its clinic and by those who dealt with it. */
export const mayNameJob = (senderId: number, job: JobForSender): boolean =>
  job.clinicId === senderId ||
  job.invitedIds.includes(senderId) ||
  job.partyIds.includes(senderId) ||
  (job.isPublic && !job.isBooked && !job.isBlocked);

/** Also a shift that is booked meanwhile: it was public. */
export const hasSeenJob = (viewerId: number, job: JobForSender): boolean =>
  job.isPublic || mayNameJob(viewerId, job);
