import * as z from 'zod/mini';
import { APPLICATION_STATUSES, LIMITS, decimal, id, optionalText, ruleError } from '@tbt/contracts';
import type { RestApplicationFieldsFragment } from '../../generated/graphql';
import { decimalField, idField, instantField, maybeText, numberOf } from '../entity-fields';
import { pageFields } from '../query-fields';

export const applicationSchema = z.object({
  id: idField,
  jobId: idField,
  applicantId: idField,
  status: z.enum(APPLICATION_STATUSES),
  message: maybeText,
  /** Last offered by either side: an acceptance books it. */
  hourlyRate: decimalField,
  createdAt: instantField,
});

export const pageQuery = z.object(pageFields);

/** The shared rule plus the specification's `applicantId`; `hourlyRate` is the own rate, else the posted one is offered. */
export const applyBody = z.object(
  {
    jobId: id,
    applicantId: z.optional(z.nullish(id)),
    message: optionalText(LIMITS.applicationMessageMax),
    hourlyRate: z.optional(z.nullish(decimal(2))),
  },
  { error: ruleError('validation.object') },
);

/** Absent, the application is accepted at its rate of the moment. */
export const acceptBody = z.nullish(
  z.object({ shownRate: z.nullish(decimal(2)) }, { error: ruleError('validation.object') }),
);

export const toApplication = (
  application: RestApplicationFieldsFragment,
): z.output<typeof applicationSchema> => ({
  id: numberOf(application.id),
  jobId: numberOf(application.jobId),
  applicantId: numberOf(application.applicantId),
  status: application.status,
  message: application.message ?? null,
  hourlyRate: application.hourlyRate,
  createdAt: application.createdAt,
});
