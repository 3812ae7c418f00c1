import type { ApplicationStatus } from '@tbt/contracts';

/** A professional's offer to work a shift. */
export type Application = {
  id: number;
  jobId: number;
  /** The clinic that owns the shift. */
  clinicId: number;
  applicantId: number;
  status: ApplicationStatus;
  message: string | null;
  /** Grows with every change; receivers of events ignore older ones. */
  revision: number;
  createdAt: Date;
};

/** Why an applicant could not be booked now. */
export type BookingObstacle = 'missing_credential' | 'overlap';
