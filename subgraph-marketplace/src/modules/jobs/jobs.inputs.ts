import {
  checkRule,
  id,
  postJobRule,
  JOB_STATUSES,
  shiftPlaceRule,
  type PostJobValues,
  type Province,
  type RuleIssue,
} from '@tbt/contracts';
import { validationFailed } from '@tbt/service-kit';
import * as z from 'zod/mini';
import { placeIssues } from './jobs.placing';

const actorRule = z.object({ clinicId: z.nullish(id) });

export type PostJobInput = PostJobValues & { province: Province; clinicId: number | null };

/** What speaks against place and time, as far as these are fields in good order. */
function issuesOfPlace(input: unknown, now: Date): RuleIssue[] {
  const place = checkRule(shiftPlaceRule, input);
  if (!place.ok) return [];
  return placeIssues({ ...place.value, province: place.value.province as Province }, now);
}

/**
 * Reads a shift to post. One in good order is not held against the clock here: a repeated request
 * gets its first answer also when the shift has started meanwhile.
 * @throws DomainError VALIDATION_FAILED naming every field.
 */
export function parsePostJob(input: unknown, now: Date): PostJobInput {
  const shift = checkRule(postJobRule, input);
  const actor = checkRule(actorRule, input);
  if (!shift.ok || !actor.ok) {
    const issues = shift.ok ? [] : shift.issues;
    const named = new Set(issues.map(({ path }) => path[0]));
    const ofPlace = issuesOfPlace(input, now).filter(({ path }) => !named.has(path[0]));
    throw validationFailed([...issues, ...ofPlace, ...(actor.ok ? [] : actor.issues)]);
  }
  const province = shift.value.province as Province;
  return { ...shift.value, province, clinicId: actor.value.clinicId ?? null };
}

/** Statuses to narrow a list to; null is any. */
export const statusesRule = z.nullish(z.array(z.enum(JOB_STATUSES)));
