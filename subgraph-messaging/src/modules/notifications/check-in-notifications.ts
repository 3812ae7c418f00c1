import type { DomainEvents } from '@tbt/contracts';
import { sides } from './notification-sides';
import type { NotificationOrder } from './notification-rules';

/** The day's steps before work begins; null for other actions. */
export function checkInNotifications(
  event: DomainEvents['booking.changed'],
): NotificationOrder[] | null {
  const { clinic, temp } = sides(event);
  switch (event.action) {
    case 'on_my_way':
      return [clinic('check-in.on-my-way')];
    case 'run_late':
      return [clinic('check-in.late', { minutes: event.lateMinutes })];
    case 'arrive':
      return [clinic('check-in.arrived')];
    case 'check_in':
      return [event.by === 'temp' ? clinic('check-in.done') : temp('check-in.done-by-clinic')];
    case 'miss':
      return [temp('check-in.no-show', { points: event.reliabilityPoints })];
    default:
      return null;
  }
}
