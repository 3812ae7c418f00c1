import type { NotificationParams, Workflow } from '../workflows';
import { wallClock } from './local-clock';
import { quietUntil, type QuietHours } from './quiet-hours';

const DAY_MS = 86_400_000;

/** On the recipient's clock, so an hour off where the shift's is another. */
function startsWithinADay({ shiftDate, shiftStart }: NotificationParams, zone: string, now: Date) {
  if (typeof shiftDate !== 'string' || typeof shiftStart !== 'string') return false;
  const { date, time } = wallClock(zone, now.getTime());
  const asUtc = (day: string, at: string) => Date.parse(`${day}T${at}:00Z`);
  const ahead = asUtc(shiftDate, shiftStart) - asUtc(date, time);
  return ahead > 0 && ahead <= DAY_MS;
}

/** Emergencies, and bookings that start within a day. */
export const isUrgent = (
  workflow: Workflow,
  params: NotificationParams,
  zone: string,
  now: Date,
): boolean =>
  workflow.category === 'emergency' ||
  (workflow.category === 'bookings' && startsWithinADay(params, zone, now));

/** What protects the account is never held; urgent shifts only where the recipient allows it. */
function mayDisturb(workflow: Workflow, params: NotificationParams, hours: QuietHours, now: Date) {
  return isUrgent(workflow, params, hours.timeZone, now) ? hours.isUrgentHeard : workflow.critical;
}

/** The end of a recipient's quiet hours, when a mail or push message has to wait for it. */
export function quietWaiting(
  hours: QuietHours | null,
  { params, workflow }: { params: NotificationParams; workflow: Workflow },
  now: Date,
): Date | null {
  const until = hours && quietUntil(hours, now);
  return hours && until && !mayDisturb(workflow, params, hours, now) ? until : null;
}
