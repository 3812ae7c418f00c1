import { WORKED_HOURS as worked } from './hours-examples';
import { notificationOrders } from './notification-rules';

it.each([
  ['temp', [2], [2]],
  ['clock', [2, 3], [2]],
  ['clinic', [3], [3]],
] as const)('notifies of hours by the %s: %j, of their silence %j', (by, changed, silent) => {
  const usersOf = (orders: ReturnType<typeof notificationOrders>) =>
    orders.map(({ to }) => to !== 'admins' && to.userId);
  const event = { ...worked, by, status: 'submitted' as const };
  expect(usersOf(notificationOrders('hours.changed', event))).toEqual(changed);
  expect(usersOf(notificationOrders('hours.silent', event))).toEqual(silent);
  expect(notificationOrders('hours.changed', { ...event, status: 'approved' })).toEqual([]);
});
