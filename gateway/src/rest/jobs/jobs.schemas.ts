import * as z from 'zod/mini';
import {
  JOB_SORTS,
  JOB_STATUSES,
  LIMITS,
  PROFESSIONAL_ROLES,
  SHIFT_SCHEDULES,
  calendarDate,
  id,
  kilometres,
  minimumRate,
  optionalPostalCode,
  postingRule,
} from '@tbt/contracts';
import type { RestJobFieldsFragment } from '../../generated/graphql';
import {
  dateField,
  decimalField,
  idField,
  instantField,
  maybeText,
  numberOf,
  texts,
  timeField,
} from '../entity-fields';
import {
  ALL,
  filterOf,
  numberFilter,
  optionOf,
  pageFields,
  provinceFilter,
  ruledFilter,
  textFilter,
} from '../query-fields';

export const jobSchema = z.object({
  id: idField,
  clinicId: idField,
  title: z.string(),
  description: maybeText,
  role: z.enum(PROFESSIONAL_ROLES),
  province: z.string(),
  city: z.string(),
  date: dateField,
  startTime: timeField,
  endTime: timeField,
  timeZone: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  hourlyRate: decimalField,
  isUrgent: z.boolean(),
  isRecurring: z.boolean(),
  status: z.enum(JOB_STATUSES),
  preferredWorkingStyle: maybeText,
  clinicVibe: maybeText,
  patientTypes: texts,
  specialtyFocus: texts,
  requiredLanguages: texts,
  teamEnvironment: maybeText,
  workPace: maybeText,
  idealPersonality: maybeText,
  createdAt: instantField,
});

export const jobsQuery = z.object({
  role: filterOf(PROFESSIONAL_ROLES),
  province: provinceFilter,
  city: textFilter(LIMITS.cityMax),
  schedule: optionOf(SHIFT_SCHEDULES),
  status: optionOf([...JOB_STATUSES, ALL]),
  sort: optionOf(JOB_SORTS),
  dateFrom: ruledFilter(calendarDate),
  dateTo: ruledFilter(calendarDate),
  minRate: ruledFilter(minimumRate),
  maxDistance: numberFilter(kilometres),
  postalCode: optionalPostalCode,
  ...pageFields,
});

/** The site's form plus the specification's `clinicId`. */
export const postJobBody = z.intersection(
  postingRule,
  z.object({ clinicId: z.optional(z.nullish(id)) }),
);

export function toJob(job: RestJobFieldsFragment): z.output<typeof jobSchema> {
  return {
    ...job,
    id: numberOf(job.id),
    clinicId: numberOf(job.clinicId),
    description: job.description ?? null,
    preferredWorkingStyle: job.preferredWorkingStyle ?? null,
    clinicVibe: job.clinicVibe ?? null,
    teamEnvironment: job.teamEnvironment ?? null,
    workPace: job.workPace ?? null,
    idealPersonality: job.idealPersonality ?? null,
  };
}
