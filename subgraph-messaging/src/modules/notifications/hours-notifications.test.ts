import { notificationOrders } from './notification-rules';

const worked = {
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, at: '2027-03-05T14:00:00.000Z' },
  ...{ date: '2027-03-05', startTime: '08:00', timesheetId: 4 },
  ...{ workedFrom: '08:00', workedUntil: '16:10', breakMinutes: 30, minutes: 460 },
  answerBy: { date: '2027-03-07', time: '17:00' },
};

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
