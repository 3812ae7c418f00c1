// Without the schema library, for pages that check an address, or count, before a form is checked.
import { LIMITS } from '../limits';

export const isCalendarDate = (value: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const DAY_MS = 86_400_000;

/** Whether professionals can be searched who are free from one day to another, both included. */
export function isAvailableSpan(date: string, lastDate: string): boolean {
  const days = (Date.parse(lastDate) - Date.parse(date)) / DAY_MS + 1;
  return days >= 1 && days <= LIMITS.availableDaysMax;
}

/** "52.5" → "52.50"; null for exponents, commas, signs and more than `scale` decimals. */
export function readDecimal(written: string, scale: number): string | null {
  if (!new RegExp(`^\\d{1,9}(\\.\\d{1,${scale}})?$`).test(written)) return null;
  const [whole = '0', fraction = ''] = written.split('.');
  return `${BigInt(whole)}.${fraction.padEnd(scale, '0')}`;
}

/** Past midnight when the end is earlier, 0 when equal. */
export function wallClockMinutes(startTime: string, endTime: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (minutes(endTime) - minutes(startTime) + 24 * 60) % (24 * 60);
}

/** A rate that can be posted, in dollars an hour, with its cents; null for what is none. */
export function readHourlyRate(written: string): string | null {
  const read = readDecimal(written.trim(), 2);
  const isWithin = Number(read) >= LIMITS.hourlyRateMin && Number(read) <= LIMITS.hourlyRateMax;
  return isWithin ? read : null;
}
