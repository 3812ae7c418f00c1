import {
  boundedList,
  checkRule,
  id,
  JOB_STATUSES,
  postingRule,
  ruleError,
  shiftPlaceRule,
  type PostingValues,
  type Province,
  type RuleIssue,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import * as z from 'zod/mini';
import { offsetMeant } from '../places';
import { valuesOf, type ShiftValues } from './posting/draft-job';
import { placeIssues } from './posting/place-shift';
import type { Job } from './jobs.types';

const actorRule = z.object({ clinicId: z.nullish(id) });

export type PostJobInput = Omit<PostingValues, 'province'> & {
  province: Province;
  clinicId: number | null;
};

/** Issues of place and time, when those fields are valid themselves. */
function issuesOfPlace(input: unknown, now: Date): RuleIssue[] {
  const place = checkRule(shiftPlaceRule, input);
  if (!place.ok) return [];
  return placeIssues({ ...place.value, province: place.value.province as Province }, now);
}

const besides = (issues: readonly RuleIssue[], others: readonly RuleIssue[]): RuleIssue[] => {
  const named = new Set(issues.map(({ path }) => path[0]));
  return [...issues, ...others.filter(({ path }) => !named.has(path[0]))];
};

/**
 * Allows past starts, so that a repeated request gets its first answer.
 * @throws DomainError VALIDATION_FAILED per field.
 */
export function parsePostJob(input: unknown, now: Date): PostJobInput {
  const shift = checkRule(postingRule, input);
  const actor = checkRule(actorRule, input);
  if (!shift.ok || !actor.ok) {
    const issues = shift.ok ? [] : shift.issues;
    const ofFields = besides(issues, issuesOfPlace(input, now));
    throw validationFailed([...ofFields, ...(actor.ok ? [] : actor.issues)]);
  }
  const province = shift.value.province as Province;
  return { ...shift.value, province, clinicId: actor.value.clinicId ?? null };
}

const jobIdRule = z.object({ jobId: id }, { error: ruleError('validation.object') });
const editRule = z.object(
  { jobId: id, revision: z.int({ error: ruleError('validation.invalid') }) },
  { error: ruleError('validation.object') },
);

/** @throws DomainError VALIDATION_FAILED on `jobId`. */
export const parseJobId = (input: unknown): number => parseInput(jobIdRule, input).jobId;

/** @throws DomainError VALIDATION_FAILED on `jobId` or `revision`. */
export const parseEditJob = (input: unknown) => parseInput(editRule, input);

const HOURS = ['province', 'city', 'date', 'startTime'] as const;

/**
 * Absent fields stay; unmoved ambiguous times keep their offset.
 * @throws DomainError VALIDATION_FAILED per field, as for a posting.
 */
export function editedValues(job: Job, input: object, now: Date): ShiftValues {
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  );
  const merged: Record<string, unknown> = { ...valuesOf(job), ...given };
  const isSameStart = HOURS.every((field) => merged[field] === job[field]);
  if (isSameStart) merged.utcOffset ??= offsetMeant(job.timeZone, job);
  const shift = checkRule(postingRule, merged);
  if (!shift.ok) throw validationFailed(besides(shift.issues, issuesOfPlace(merged, now)));
  const { moreDates: _, inviteIds: __, isTakenWhole: ___, ...values } = shift.value;
  return { ...values, province: values.province as Province };
}

/** Null is any. */
export const statusesRule = z.nullish(boundedList(z.enum(JOB_STATUSES), JOB_STATUSES.length));
