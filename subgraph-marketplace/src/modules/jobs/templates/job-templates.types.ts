import type { Job } from '../jobs.types';

/** Without the date. */
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
