import { conflict, onConstraint } from '@tbt/service-kit';

const personTaken = () => conflict('application.applicantOverlap', { reasons: ['overlap'] });

const TAKEN = {
  bookings_one_live_per_job: () =>
    conflict('application.jobTaken', { reasons: ['job_not_active'] }),
  bookings_no_overlap_per_person: personTaken,
  bookings_travel_buffer_per_person: personTaken,
};

/** @throws DomainError CONFLICT when a constraint said that the shift or the person is taken, else the error. */
export const toDoubleBookingConflict = (error: unknown): never => onConstraint(error, TAKEN);
