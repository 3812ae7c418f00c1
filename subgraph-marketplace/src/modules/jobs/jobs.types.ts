import type { JobStatus, PaymentTerms, ProfessionalRole, Province } from '@tbt/contracts';

/** The rate is text with two decimals. */
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
  /** An active shift that has started reads as expired before the job has marked it. */
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
  seriesId: number | null;
  /** Grows with every edit. */
  revision: number;
  /** When an invited shift is published automatically; kept afterwards. */
  publishesAt: Date | null;
  /** Forward sortation area; null where the centre of the city is used. */
  postalArea: string | null;
};

export type JobSeries = { id: number; clinicId: number; isTakenWhole: boolean };

/** With the viewer's relation: applied, invited or booked (`isParty`), and a block in either direction. */
export type JobInSight = Job & { isParty: boolean; isBlocked: boolean };

export type NewJob = Omit<Job, 'id' | 'status' | 'revision' | 'publishesAt'> & {
  cityKey: string;
  durationMinutes: number;
  isEvening: boolean;
  zoneDataVersion: string;
  /** Centre of the postal area, else of the city; null if unknown. */
  latitude: number | null;
  longitude: number | null;
};

export type JobHours = Pick<Job, 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>;

export type JobEdit = Omit<NewJob, 'clinicId' | 'seriesId' | 'createdAt'>;
