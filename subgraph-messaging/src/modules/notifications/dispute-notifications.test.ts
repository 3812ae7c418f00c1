import { notificationOrders } from './notification-rules';
import { DISPUTE_MOVES, disputeEvent } from './test-dispute-events';

const USERS = { temp: { userId: 3 }, clinic: { userId: 2 }, admins: 'admins' } as const;

it.each(DISPUTE_MOVES)('notifies of a case: %s by %s, final: %s', (action, by, isFinal, to) => {
  const orders = notificationOrders('dispute.changed', disputeEvent(action, by, isFinal));
  expect(orders.map((order) => order.to)).toEqual(to.map((each) => USERS[each]));
});

it('tells administrators who opened or appealed, and the other side until when', () => {
  const [toClinic, toAdmins] = notificationOrders(
    'dispute.changed',
    disputeEvent('open', 'temp', false),
  );
  expect(toAdmins).toMatchObject({
    workflow: 'dispute.waiting',
    params: { personId: 3, disputeId: 1 },
  });
  expect(toClinic).toMatchObject({
    workflow: 'dispute.opened',
    params: { personId: 3, bookingId: 1, newDate: '2027-03-08', newTime: '09:00' },
  });
});
