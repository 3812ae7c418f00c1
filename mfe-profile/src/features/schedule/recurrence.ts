import { RECURRENCE_DAYS, recurrenceParts, type RecurrenceDay } from '@tbt/contracts';

export const REPEATS = ['never', 'daily', 'weekly', 'biweekly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** A rule as the form edits it. */
export interface Recurrence {
  repeat: Repeat;
  /** Weekdays of a weekly rule; empty means that of the first day. */
  days: readonly RecurrenceDay[];
  /** The last day, YYYY-MM-DD; empty without one. */
  until: string;
}

const RULES: Record<Repeat, string> = {
  never: '',
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};

export const isWeekly = (repeat: Repeat): boolean => repeat === 'weekly' || repeat === 'biweekly';

const isDay = (day: string): day is RecurrenceDay =>
  (RECURRENCE_DAYS as readonly string[]).includes(day);

export const weekdayOf = (date: string): RecurrenceDay | undefined =>
  RECURRENCE_DAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];

/** The iCalendar rule; empty for a single slot. */
export function ruleOf({ repeat, days, until }: Recurrence): string {
  if (repeat === 'never') return '';
  const onDays = isWeekly(repeat) && days.length > 0 ? `;BYDAY=${days.join(',')}` : '';
  return `${RULES[repeat]}${onDays}${until ? `;UNTIL=${until.replaceAll('-', '')}` : ''}`;
}

/** Parses a rule; null for one that the form cannot edit, such as every second Tuesday of a month. */
export function recurrenceOf(rule: string): Recurrence | null {
  if (rule === '') return { repeat: 'never', days: [], until: '' };
  const { FREQ, INTERVAL = '1', BYDAY = '', UNTIL = '', ...others } = recurrenceParts(rule) ?? {};
  const base = `FREQ=${FREQ}${INTERVAL === '1' ? '' : `;INTERVAL=${INTERVAL}`}`;
  const repeat = REPEATS.find((name) => RULES[name] === base);
  const days = BYDAY === '' ? [] : BYDAY.split(',');
  if (!repeat || Object.keys(others).length > 0 || !days.every(isDay)) return null;
  if (days.length > 0 && !isWeekly(repeat)) return null;
  const until = UNTIL.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
  return { repeat, days, until };
}
