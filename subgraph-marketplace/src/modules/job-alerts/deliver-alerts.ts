import { ALERTED_SHIFTS_MAX, type DomainEvents } from '@tbt/contracts';
import { appendOutbox, type Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import {
  dueIds,
  finishDue,
  holdDuePeople,
  stillSuiting,
  type DueShift,
} from './deliver-alerts.queries';

type Matched = DomainEvents['job-alert.matched'];

const BATCH = 200;

/** A shift that several alerts found is told once, by the best of them. */
function oncePerShift(due: readonly DueShift[]): DueShift[] {
  const seen = new Set<string>();
  return due.filter(({ userId, shift }) => {
    const pair = `${userId}:${shift.jobId}`;
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}

function eventsOf(due: readonly DueShift[], at: string): Matched[] {
  const groups = new Map<string, DueShift[]>();
  for (const each of due) {
    const key = `${each.userId}:${each.method}:${each.frequency}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => {
    const [{ userId, method, frequency }] = group as [DueShift];
    const shifts = group.slice(0, ALERTED_SHIFTS_MAX).map(({ shift }) => shift);
    return { ...{ userId, method, frequency, shifts, at }, count: group.length };
  });
}

/** Sends what is due of some professionals: rows and events commit together. @returns professionals served. */
export async function deliverDueAlerts(
  database: MarketplaceDatabase,
  clock: Clock,
): Promise<number> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const userIds = await holdDuePeople(tx, { now, limit: BATCH });
    if (userIds.length === 0) return 0;
    const due = await dueIds(tx, userIds, now);
    const suiting = await stillSuiting(tx, due, now);
    const sent = oncePerShift(suiting);
    await finishDue(tx, {
      ...{ dueIds: due, now },
      sentIds: sent.map(({ id }) => id),
      alertIds: [...new Set(sent.map(({ alertId }) => alertId))],
    });
    await appendOutbox(tx, 'job-alert.matched', ...eventsOf(sent, now.toISOString()));
    return userIds.length;
  });
}
