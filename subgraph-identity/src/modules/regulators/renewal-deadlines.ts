import type { Role } from '@tbt/contracts';

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Month and day in a year; the 29th of February is the 28th where there is none. */
const dayIn = (year: number, deadline: string): string =>
  `${year}-${deadline === '02-29' && !isLeapYear(year) ? '02-28' : deadline}`;

/** The next time after `today` (YYYY-MM-DD) that it is `deadline` (MM-DD); null without one. */
export function nextDeadline(deadline: string | null, today: string): string | null {
  if (!deadline) return null;
  const year = Number(today.slice(0, 4));
  const thisYear = dayIn(year, deadline);
  return thisYear > today ? thisYear : dayIn(year + 1, deadline);
}

/** Who certifies a profession where no regulator registers it: the national bodies. */
export const nationalBody = (role: Role | null): string =>
  role === 'assistant' ? 'NDAEB' : 'CDHA';
