import type { JobStatus, PaymentTerms, ProfessionalRole, Province } from '@tbt/contracts';

/** A shift as the marketplace knows it; the rate is text with two decimals. */
export type Job = {
  id: number;
  clinicId: number;
  title: string;
  description: string | null;
  role: ProfessionalRole;
  province: Province;
  city: string;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  hourlyRate: string;
  isUrgent: boolean;
  isRecurring: boolean;
  /** An active shift that has started reads as expired, also before the clock has marked it. */
  status: JobStatus;
  preferredWorkingStyle: string | null;
  clinicVibe: string | null;
  patientTypes: string[];
  specialtyFocus: string[];
  requiredLanguages: string[];
  teamEnvironment: string | null;
  workPace: string | null;
  idealPersonality: string | null;
  createdAt: Date;
  paymentTerms: PaymentTerms | null;
  frenchTitle: string | null;
  frenchDescription: string | null;
  /** The series of days it was posted with. */
  seriesId: number | null;
  /** Grows with every edit. */
  revision: number;
  /** When an invited shift is published by itself; stays written down afterwards. */
  publishesAt: Date | null;
  /** First three characters of its address' postal code; null where the middle of the city counts. */
  postalArea: string | null;
};

/** Several days that were posted together. */
export type JobSeries = { id: number; clinicId: number; isTakenWhole: boolean };

/**
 * A shift and what the asking person has to do with it: whether they applied to it, were invited or
 * are booked on it, and whether they and its clinic have blocked each other.
 */
export type JobInSight = Job & { isParty: boolean; isBlocked: boolean };

export type NewJob = Omit<Job, 'id' | 'status' | 'revision' | 'publishesAt'> & {
  cityKey: string;
  durationMinutes: number;
  isEvening: boolean;
  zoneDataVersion: string;
  /** The middle of the postal area, else of the city; null where neither is known. */
  latitude: number | null;
  longitude: number | null;
};

/** When a shift is, on the clock of its place and as instants. */
export type JobHours = Pick<Job, 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>;

/** The columns that an edit writes. */
export type JobEdit = Omit<NewJob, 'clinicId' | 'seriesId' | 'createdAt'>;
