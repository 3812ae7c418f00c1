import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { isCalendarDate } from './plain-values';
import { ruleError } from './issue';

export const RECURRENCE_FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** iCalendar weekdays, Monday first. */
export const RECURRENCE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RecurrenceDay = (typeof RECURRENCE_DAYS)[number];

export const DEFAULT_RECURRENCE = 'FREQ=WEEKLY';

const DAYS = RECURRENCE_DAYS.join('|');
const WHOLE_1_99 = /^[1-9]\d?$/;
const UNTIL = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z)?$/;

const isUntil = (value: string): boolean => {
  const match = UNTIL.exec(value);
  return match !== null && isCalendarDate(`${match[1]}-${match[2]}-${match[3]}`);
};

const isCount = (value: string): boolean =>
  /^[1-9]\d{0,2}$/.test(value) && Number(value) <= LIMITS.recurrenceCountMax;

const PARTS: Readonly<Record<string, (value: string, frequency: string) => boolean>> = {
  FREQ: (value) => (RECURRENCE_FREQUENCIES as readonly string[]).includes(value),
  INTERVAL: (value) => WHOLE_1_99.test(value),
  COUNT: isCount,
  UNTIL: isUntil,
  WKST: (value) => new RegExp(`^(${DAYS})$`).test(value),
  BYDAY: (value, frequency) => {
    const place = frequency === 'MONTHLY' ? '(-?[1-5])?' : '';
    return new RegExp(`^${place}(${DAYS})(,${place}(${DAYS}))*$`).test(value);
  },
  BYMONTHDAY: (value, frequency) =>
    frequency === 'MONTHLY' &&
    value.split(',').every((day) => /^-?([1-9]|[12]\d|3[01])$/.test(day)),
};

/** Null when a part is repeated or malformed. */
export function recurrenceParts(rule: string): Readonly<Record<string, string>> | null {
  const pairs = rule.split(';').map((part) => part.split('='));
  if (pairs.some((pair) => pair.length !== 2)) return null;
  const parts = Object.fromEntries(pairs as [string, string][]);
  return Object.keys(parts).length === pairs.length ? parts : null;
}

function isRecurrence(rule: string): boolean {
  const parts = recurrenceParts(rule);
  if (!parts?.FREQ || (parts.COUNT && parts.UNTIL)) return false;
  const frequency = parts.FREQ;
  return Object.entries(parts).every(([name, value]) => PARTS[name]?.(value, frequency) ?? false);
}

/** RRULE value in upper case: FREQ, INTERVAL, BYDAY, BYMONTHDAY, WKST, and COUNT or UNTIL; blank is null. */
export const optionalRecurrence = z.pipe(
  z.nullish(
    z.string({ error: ruleError('schedule.pattern') }).check(
      z.trim(),
      z.toUpperCase(),
      z.overwrite((rule) => rule.replace(/^RRULE:/, '')),
      z.refine((rule) => rule === '' || isRecurrence(rule), {
        error: ruleError('schedule.pattern'),
      }),
    ),
  ),
  z.transform((rule) => rule || null),
);
