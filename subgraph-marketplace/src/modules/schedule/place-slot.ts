import {
  EARLIER,
  LIMITS,
  recurrenceParts,
  type RuleIssue,
  type ScheduleSlotValues,
} from '@tbt/contracts';
import { DomainError, validationFailed } from '@tbt/service-kit';
import { addMonths, seriesInstants, shiftInstants, wallTimeAt } from '../places';
import { recurrenceDays, untilOf } from './recurrence';
import type { Occurrence, StoredSlot } from './schedule.types';

type WallSlot = Pick<StoredSlot, 'date' | 'startTime' | 'endTime' | 'recurringPattern'>;

const issue = (field: keyof ScheduleSlotValues, key: RuleIssue['key']): RuleIssue => ({
  path: [field],
  key,
  values: {},
});

/** Last date of stored occurrences. */
export const horizonOf = (timeZone: string, now: Date): string =>
  addMonths(wallTimeAt(timeZone, now).date, LIMITS.scheduleMonthsAhead);

const lastDayOf = (date: string): string => addMonths(date, LIMITS.scheduleMonthsAhead);

/** Expanding the rule is the costly part of a series. */
const namedDays = ({ date, recurringPattern }: WallSlot): string[] =>
  recurringPattern === null ? [date] : recurrenceDays(recurringPattern, date, lastDayOf(date));

/** Includes a first day that the rule does not match. */
export const daysOf = (slot: WallSlot, named: string[] = namedDays(slot)): string[] =>
  named[0] === slot.date ? named : [slot.date, ...named];

/** Skips days whose time falls into a clock gap. @param days `daysOf` the slot, if computed already. */
export function occurrencesOf(
  timeZone: string,
  slot: WallSlot,
  days: readonly string[] = daysOf(slot),
): Occurrence[] {
  const { instant } = slot.recurringPattern ? untilOf(slot.recurringPattern) : { instant: null };
  return days.flatMap((date) => {
    const instants = seriesInstants(timeZone, { ...slot, date });
    const isOver =
      instant !== null && date !== slot.date && instants && instants.startsAt > instant;
    return instants && !isOver ? [{ date, ...instants }] : [];
  });
}

/** Issues of the last day: before the first, or beyond the limit. */
function seriesIssues({ date, recurringPattern }: WallSlot, named: readonly string[]): RuleIssue[] {
  if (recurringPattern === null) return [];
  const last = lastDayOf(date);
  const { day, instant } = untilOf(recurringPattern);
  const end = day ?? instant?.toISOString().slice(0, 10) ?? date;
  if (end < date) return [issue('recurringPattern', 'schedule.patternEndsBefore')];
  const count = Number(recurrenceParts(recurringPattern)?.COUNT ?? 0);
  return end > last || count > named.length
    ? [issue('recurringPattern', 'schedule.patternTooLong')]
    : [];
}

function clockIssues(timeZone: string, slot: WallSlot): RuleIssue[] {
  try {
    shiftInstants(timeZone, { ...slot, utcOffset: EARLIER });
    return [];
  } catch (error) {
    if (error instanceof DomainError) return error.issues;
    throw error;
  }
}

/** @throws DomainError VALIDATION_FAILED for a first day that is past, too far ahead or in a gap, or a bad series. */
export function placeSlot(timeZone: string, slot: WallSlot, now: Date): Occurrence[] {
  const today = wallTimeAt(timeZone, now).date;
  const issues = [
    ...(slot.date < today ? [issue('date', 'schedule.dateInPast')] : []),
    ...(slot.date > horizonOf(timeZone, now) ? [issue('date', 'schedule.dateTooFar')] : []),
    ...clockIssues(timeZone, slot),
  ];
  if (issues.length > 0) throw validationFailed(issues);
  const named = namedDays(slot);
  const ofSeries = seriesIssues(slot, named);
  if (ofSeries.length > 0) throw validationFailed(ofSeries);
  return occurrencesOf(timeZone, slot, daysOf(slot, named));
}
