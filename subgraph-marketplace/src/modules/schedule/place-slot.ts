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

/** The last day up to which occurrences are written, on the clock of a zone. */
export const horizonOf = (timeZone: string, now: Date): string =>
  addMonths(wallTimeAt(timeZone, now).date, LIMITS.scheduleMonthsAhead);

/** The last day that a series may have. */
const lastDayOf = (date: string): string => addMonths(date, LIMITS.scheduleMonthsAhead);

/** The days that the rule of a slot names; reading them is the dearest part of a series. */
const namedDays = ({ date, recurringPattern }: WallSlot): string[] =>
  recurringPattern === null ? [date] : recurrenceDays(recurringPattern, date, lastDayOf(date));

/** Every day of a slot, the first one included whether or not its rule names it. */
export const daysOf = (slot: WallSlot, named: string[] = namedDays(slot)): string[] =>
  named[0] === slot.date ? named : [slot.date, ...named];

/**
 * The days of a slot as instants on the clock of a zone. Days that clocks leave no room for are left out.
 * @param days what `daysOf` says of the slot, for who knows it already.
 */
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

/** What speaks against the last day that a rule names: before the first, or further than a series may reach. */
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

/**
 * The days of a new slot as instants.
 * @throws DomainError VALIDATION_FAILED for a first day in the past or too far ahead, a time in a gap of
 * that day, or a series of more than 24 months or one that ends before it begins.
 */
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
