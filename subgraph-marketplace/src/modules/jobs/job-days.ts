import type { RuleIssue } from '@tbt/contracts';
import { DomainError, validationFailed } from '@tbt/service-kit';
import { newJob, type ShiftValues } from './posting/draft-job';
import type { NewJob } from './jobs.types';

export type Day = {
  date: string;
  /** Where errors are reported; null for the shift's own fields. */
  path: string[] | null;
};

type Owner = Parameters<typeof newJob>[1];

function rowOrIssues(shift: ShiftValues, day: Day, owner: Owner, now: Date): NewJob | RuleIssue[] {
  try {
    return newJob({ ...shift, date: day.date }, owner, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { path } = day;
    return path ? error.issues.slice(0, 1).map((issue) => ({ ...issue, path })) : error.issues;
  }
}

/** By start, all or none. @throws DomainError VALIDATION_FAILED with the issues of all days, repeated ones included. */
export function rowsOfDays(
  shift: ShiftValues,
  days: readonly Day[],
  { taken = [], ...owner }: Owner & { taken?: readonly string[] },
  now: Date,
): NewJob[] {
  const known = new Set(taken);
  const issues: RuleIssue[] = [];
  const rows: NewJob[] = [];
  for (const day of days) {
    if (known.has(day.date)) {
      issues.push({ path: day.path ?? ['date'], key: 'job.dayTwice', values: {} });
      continue;
    }
    known.add(day.date);
    const made = rowOrIssues(shift, day, owner, now);
    if (Array.isArray(made)) issues.push(...made);
    else rows.push(made);
  }
  if (issues.length > 0) throw validationFailed(issues);
  return rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Each with the path of its errors. */
export const daysAt = (field: string, dates: readonly string[]): Day[] =>
  dates.map((date, at) => ({ date, path: [field, String(at)] }));
