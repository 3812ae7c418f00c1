import type { Application } from '../applications';
import type { Job } from '../jobs';
import { NO_ENDING, type Booking } from './bookings.types';

/** Local time of the shift as it is now. @param id from `NEXT_BOOKING_ID`. */
export const newBooking = (
  id: number,
  { job, offer, at }: { job: Job; offer: Application; at: Date },
): Booking => ({
  ...NO_ENDING,
  id,
  jobId: job.id,
  applicationId: offer.id,
  clinicId: job.clinicId,
  professionalId: offer.applicantId,
  status: 'booked',
  date: job.date,
  startTime: job.startTime,
  endTime: job.endTime,
  startsAt: job.startsAt,
  endsAt: job.endsAt,
  timeZone: job.timeZone,
  hourlyRate: offer.hourlyRate,
  revision: 1,
  createdAt: at,
  agreedAt: at,
  atRiskSince: null,
});
