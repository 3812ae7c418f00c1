export type SubjectGroup<R> = { subject: string | null; rows: R[] };
export type DayGroup<R> = { day: string; subjects: SubjectGroup<R>[] };

/** Groups by day and, within it, by shift or none; the newest group first. */
export function groupNotifications<R extends { createdAt: string; subject: string | null }>(
  rows: readonly R[],
  dayOf: (instant: string) => string,
): DayGroup<R>[] {
  const days: DayGroup<R>[] = [];
  for (const row of rows) {
    const day = dayOf(row.createdAt);
    let group = days.find((known) => known.day === day);
    if (!group) days.push((group = { day, subjects: [] }));
    const about = group.subjects.find(({ subject }) => subject === row.subject);
    const alone = { subject: row.subject, rows: [row] };
    if (about) about.rows.push(row);
    else group.subjects.push(alone);
  }
  return days;
}
