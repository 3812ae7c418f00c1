import { LIMITS, type Province, type RuleIssue, type ShiftPlaceValues } from '@tbt/contracts';
import { DomainError, validationFailed } from '@tbt/service-kit';
import {
  addMonths,
  minutesOf,
  shiftInstants,
  wallTimeAt,
  zoneOfPlace,
  type ShiftInstants,
} from '../../places';

export type ShiftPlace = Omit<ShiftPlaceValues, 'province'> & { province: Province };
export type PlacedShift = ShiftInstants & { timeZone: string };

const issue = (field: keyof ShiftPlace, key: RuleIssue['key']): RuleIssue => ({
  path: [field],
  key,
  values: {},
});

function dateIssues(date: string, today: string): RuleIssue[] {
  if (date < today) return [issue('date', 'job.dateInPast')];
  const isTooFar = date > addMonths(today, LIMITS.jobMonthsAhead);
  return isTooFar ? [issue('date', 'job.dateTooFar')] : [];
}

function instantsIn(timeZone: string, shift: ShiftPlace): ShiftInstants | RuleIssue[] {
  try {
    return shiftInstants(timeZone, shift);
  } catch (error) {
    if (error instanceof DomainError) return error.issues;
    throw error;
  }
}

/** @throws DomainError VALIDATION_FAILED with all issues: past, too far ahead, in a clock gap, under one hour, over 12 hours. */
export function placeShift(shift: ShiftPlace, now: Date): PlacedShift {
  const timeZone = zoneOfPlace(shift.province, shift.city);
  const issues = dateIssues(shift.date, wallTimeAt(timeZone, now).date);
  const instants = instantsIn(timeZone, shift);
  if (Array.isArray(instants)) throw validationFailed([...issues, ...instants]);
  const { startsAt, endsAt } = instants;
  if (issues.length === 0 && startsAt <= now) issues.push(issue('startTime', 'job.dateInPast'));
  // In a night of a clock change the real duration differs from local time.
  if (minutesOf(instants) < LIMITS.shiftMinutesMin) issues.push(issue('endTime', 'job.tooShort'));
  if (minutesOf(instants) > LIMITS.shiftMinutesMax) issues.push(issue('endTime', 'job.tooLong'));
  if (issues.length > 0) throw validationFailed(issues);
  return { timeZone, startsAt, endsAt };
}

export function placeIssues(shift: ShiftPlace, now: Date): RuleIssue[] {
  try {
    placeShift(shift, now);
    return [];
  } catch (error) {
    if (error instanceof DomainError) return error.issues;
    throw error;
  }
}
