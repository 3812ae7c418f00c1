import type { Role } from '@tbt/contracts';

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** February 29 becomes 28 in other years. */
const dayIn = (year: number, deadline: string): string =>
  `${year}-${deadline === '02-29' && !isLeapYear(year) ? '02-28' : deadline}`;

/** The next `deadline` (MM-DD) after `today` (YYYY-MM-DD); null without one. */
export function nextDeadline(deadline: string | null, today: string): string | null {
  if (!deadline) return null;
  const year = Number(today.slice(0, 4));
  const thisYear = dayIn(year, deadline);
  return thisYear > today ? thisYear : dayIn(year + 1, deadline);
}

/** Certifies a profession where it is not regulated. */
export const nationalBody = (role: Role | null): string =>
  role === 'assistant' ? 'NDAEB' : 'CDHA';
