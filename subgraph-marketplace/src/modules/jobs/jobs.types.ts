import type { JobRow, JobSeriesRow } from '../../generated/tables';

/** Columns for search and upkeep. */
export const INTERNAL_FIELDS = {
  cityKey: true,
  durationMinutes: true,
  isEvening: true,
  zoneDataVersion: true,
  latitude: true,
  longitude: true,
  termsRevision: true,
  formerTerms: true,
} as const;

/** The rate is text with two decimals; an active shift that has started reads as expired. */
export type Job = Omit<JobRow, keyof typeof INTERNAL_FIELDS>;

export type JobSeries = Omit<JobSeriesRow, 'createdAt'>;

/** With the viewer's relation: applied, invited or booked (`isParty`), and a block in either direction. */
export type JobInSight = Job & { isParty: boolean; isBlocked: boolean };

export type NewJob = Omit<
  JobRow,
  'id' | 'status' | 'revision' | 'publishesAt' | 'termsRevision' | 'formerTerms'
>;

export type JobHours = Pick<Job, 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>;

export type JobEdit = Omit<NewJob, 'clinicId' | 'seriesId' | 'createdAt'>;
