import {
  NO_FIGURES,
  type MarketplaceFigures,
  type MarketplaceWeek,
} from './marketplace-weeks.types';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The Monday of an instant's week, in UTC. */
export function mondayOf(instant: Date): string {
  const sinceMonday = (instant.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return new Date(instant.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** @returns the Monday that many weeks before. */
export const weeksBefore = (monday: string, weeks: number): string =>
  new Date(Date.parse(monday) - weeks * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Oldest first; weeks without a row have no figures. */
export function withoutGaps(
  { last, weeks }: { last: string; weeks: number },
  rows: readonly ({ week: string } & MarketplaceFigures)[],
): MarketplaceWeek[] {
  const found = new Map(rows.map(({ week, ...figures }) => [week, figures]));
  return Array.from({ length: weeks }, (_, index) => {
    const week = weeksBefore(last, weeks - 1 - index);
    return { week, figures: found.get(week) ?? NO_FIGURES };
  });
}
