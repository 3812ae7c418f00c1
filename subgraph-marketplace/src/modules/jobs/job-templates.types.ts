import type { Job } from './jobs.types';

/** A posting kept for the next time: everything but the day. */
export type JobTemplate = Pick<
  Job,
  | 'id'
  | 'title'
  | 'description'
  | 'role'
  | 'province'
  | 'city'
  | 'startTime'
  | 'endTime'
  | 'hourlyRate'
  | 'isUrgent'
  | 'preferredWorkingStyle'
  | 'clinicVibe'
  | 'patientTypes'
  | 'specialtyFocus'
  | 'requiredLanguages'
  | 'teamEnvironment'
  | 'workPace'
  | 'idealPersonality'
  | 'paymentTerms'
  | 'frenchTitle'
  | 'frenchDescription'
  | 'createdAt'
> & { name: string };
