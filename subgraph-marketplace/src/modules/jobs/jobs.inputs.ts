import {
  checkRule,
  id,
  LIMITS,
  postJobRule,
  PROFESSIONAL_ROLES,
  province,
  JOB_STATUSES,
  optionalOneOf,
  optionalText,
  type PostJobValues,
  type Province,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import * as z from 'zod/mini';

const actorRule = z.object({ clinicId: z.nullish(id) });

export type PostJobInput = PostJobValues & { province: Province; clinicId: number | null };

/** @throws DomainError VALIDATION_FAILED naming every field. */
export function parsePostJob(input: unknown): PostJobInput {
  const shift = checkRule(postJobRule, input);
  const actor = checkRule(actorRule, input);
  if (!shift.ok || !actor.ok) {
    throw validationFailed([...(shift.ok ? [] : shift.issues), ...(actor.ok ? [] : actor.issues)]);
  }
  const province = shift.value.province as Province;
  return { ...shift.value, province, clinicId: actor.value.clinicId ?? null };
}

const filterRule = z.object({
  role: optionalOneOf(PROFESSIONAL_ROLES),
  province: z.nullish(province),
  city: optionalText(LIMITS.cityMax),
  schedule: optionalOneOf(['full_day', 'half_day', 'evening']),
  status: optionalOneOf(JOB_STATUSES),
  anyStatus: z.nullish(z.boolean()),
});

export type JobFilterValues = z.output<typeof filterRule>;

/** @throws DomainError VALIDATION_FAILED naming every field and what it allows. */
export const parseJobFilter = (filter: unknown): JobFilterValues =>
  parseInput(filterRule, filter ?? {});

/** Statuses to narrow a list to; null is any. */
export const statusesRule = z.nullish(z.array(z.enum(JOB_STATUSES)));
