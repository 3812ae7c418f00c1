import { HOURS_TERMS, type DomainEvents } from '@tbt/contracts';
import { sides } from './notification-sides';
import type { NotificationOrder } from './notification-rules';

const worked = (event: DomainEvents['hours.silent']) => ({
  bookingId: event.bookingId,
  ...{ newTime: event.workedFrom, newEnd: event.workedUntil, worked: event.minutes },
  ...{ answerDate: event.answerBy.date, answerTime: event.answerBy.time },
});

/** An approval is announced by its invoice. */
export function hoursChanged(event: DomainEvents['hours.changed']): NotificationOrder[] {
  if (event.status !== 'submitted') return [];
  const { clinic, temp } = sides(event);
  const facts = worked(event);
  if (event.by === 'clinic') return [temp('hours.proposed', facts)];
  if (event.by === 'temp') return [clinic('hours.sent', facts)];
  return [clinic('hours.planned', facts), temp('hours.planned', facts)];
}

export function hoursSilent(event: DomainEvents['hours.silent']): NotificationOrder[] {
  const { clinic, temp } = sides(event);
  const order = event.by === 'clinic' ? temp : clinic;
  return [order('hours.waiting', worked(event))];
}

/** Planned hours are sent only where the professional checked in. */
export function hoursMissing(event: DomainEvents['hours.missing']): NotificationOrder[] {
  const daysLeft = event.isCheckedIn ? HOURS_TERMS.plannedAfterDays : null;
  return [sides(event).temp('hours.missing', { bookingId: event.bookingId, daysLeft })];
}
