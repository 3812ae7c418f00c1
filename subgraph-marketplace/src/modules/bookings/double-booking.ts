import { conflict, onConstraint } from '@tbt/service-kit';

const personTaken = () => conflict('application.applicantOverlap', { reasons: ['overlap'] });

const TAKEN = {
  bookings_one_live_per_job: () =>
    conflict('application.jobTaken', { reasons: ['job_not_active'] }),
  bookings_no_overlap_per_person: personTaken,
  bookings_travel_buffer_per_person: personTaken,
};

/** @throws DomainError CONFLICT on a double-booking constraint, else the error itself. */
export const toDoubleBookingConflict = (error: unknown): never => onConstraint(error, TAKEN);
