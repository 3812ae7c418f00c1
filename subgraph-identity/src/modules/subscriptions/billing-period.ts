const DAY = 86_400_000;

/** The same day of the next month, or its last day. */
export function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCDate(1);
  next.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(date.getUTCDate(), last));
  return next;
}

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);

/** The price difference for what is left of the period; 0 for a smaller plan. */
export function prorate(
  [fromCents, toCents]: [number, number],
  [startsAt, endsAt]: [Date, Date],
  now: Date,
): number {
  const length = endsAt.getTime() - startsAt.getTime();
  const left = Math.max(0, Math.min(length, endsAt.getTime() - now.getTime()));
  return Math.max(0, Math.round(((toCents - fromCents) * left) / length));
}
