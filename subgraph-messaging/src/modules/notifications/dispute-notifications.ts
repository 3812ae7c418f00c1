import type { DomainEvents, ShiftSide } from '@tbt/contracts';
import type { NotificationParams } from '../workflows';
import { otherSide, sides } from './notification-sides';
import type { NotificationOrder } from './notification-rules';

type Event = DomainEvents['dispute.changed'];

const sideIn = ({ by, openedBy }: Event): ShiftSide =>
  by === 'temp' || by === 'clinic' ? by : openedBy;

/** Who decided is never named; administrators hear of what they can act on. */
export function disputeChanged(event: Event): NotificationOrder[] {
  const tell = sides(event);
  const [by, until] = [sideIn(event), event.until];
  const params: NotificationParams = {
    bookingId: event.bookingId,
    ...(until && { newDate: until.date, newTime: until.time }),
  };
  const toAdmins = (workflow: 'dispute.waiting' | 'dispute.appeal-waiting'): NotificationOrder => ({
    ...tell[otherSide(by)](workflow, { disputeId: event.disputeId }),
    to: 'admins',
  });
  const toBoth = (workflow: 'dispute.ruled' | 'dispute.appeal-ruled' | 'dispute.closed') => [
    tell.temp(workflow, params),
    tell.clinic(workflow, params),
  ];
  switch (event.action) {
    case 'open':
      return [tell[otherSide(by)]('dispute.opened', params), toAdmins('dispute.waiting')];
    case 'answer':
      return [tell[otherSide(by)]('dispute.answered', params)];
    case 'rule':
      return toBoth(event.isFinal ? 'dispute.appeal-ruled' : 'dispute.ruled');
    case 'appeal':
      return [tell[otherSide(by)]('dispute.appealed', params), toAdmins('dispute.appeal-waiting')];
    case 'close':
      return toBoth('dispute.closed');
  }
}
