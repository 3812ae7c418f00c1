import { z } from 'zod';
import { JobRow, JobSeriesRow } from '../../generated/tables';

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
export const Job = JobRow.omit(INTERNAL_FIELDS);
export type Job = z.infer<typeof Job>;

export const JobSeries = JobSeriesRow.omit({ createdAt: true });
export type JobSeries = z.infer<typeof JobSeries>;

/** With the viewer's relation: applied, invited or booked (`isParty`), and a block in either direction. */
export const JobInSight = Job.extend({ isParty: z.boolean(), isBlocked: z.boolean() });
export type JobInSight = z.infer<typeof JobInSight>;

export type NewJob = Omit<
  JobRow,
  'id' | 'status' | 'revision' | 'publishesAt' | 'termsRevision' | 'formerTerms'
>;

export type JobHours = Pick<Job, 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>;

export type JobEdit = Omit<NewJob, 'clinicId' | 'seriesId' | 'createdAt'>;
