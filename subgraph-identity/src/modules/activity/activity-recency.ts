const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

export type ActivityRecency = 'today' | 'this_week';

/** Coarse, so that it does not reveal a user's daily routine. */
export function activityRecency(lastActiveAt: Date | null, now: Date): ActivityRecency | null {
  if (lastActiveAt === null) return null;
  const ago = now.getTime() - lastActiveAt.getTime();
  if (ago < DAY_MS) return 'today';
  return ago < WEEK_MS ? 'this_week' : null;
}
