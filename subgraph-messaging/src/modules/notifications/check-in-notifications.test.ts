import type { DomainEvents } from '@tbt/contracts';
import { checkInNotifications } from './check-in-notifications';

type Changed = DomainEvents['booking.changed'];

const event = (action: Changed['action'], by: Changed['by'] = 'temp'): Changed => ({
  ...{ bookingId: 9, jobId: 5, clinicId: 2, professionalId: 3 },
  ...{ date: '2027-03-05', startTime: '08:00', at: '2027-03-05T12:00:00.000Z' },
  ...{ revision: 4, status: 'booked', action, by, lateMinutes: 12 },
  ...{ startsAt: '2027-03-05T13:00:00.000Z', endsAt: '2027-03-05T21:00:00.000Z' },
  ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 40 },
});

it.each([
  ['on_my_way', 'temp', 'check-in.on-my-way', 2],
  ['run_late', 'temp', 'check-in.late', 2],
  ['arrive', 'temp', 'check-in.arrived', 2],
  ['check_in', 'temp', 'check-in.done', 2],
  ['check_in', 'clinic', 'check-in.done-by-clinic', 3],
  ['miss', 'clinic', 'check-in.no-show', 3],
] as const)('tells of %s by the %s: %s', (action, by, workflow, userId) => {
  const orders = checkInNotifications(event(action, by));
  expect(orders).toMatchObject([{ workflow, to: { userId }, params: { bookingId: 9 } }]);
});

it('names the minutes of a delay and the points of a no-show', () => {
  expect(checkInNotifications(event('run_late'))?.[0]?.params.minutes).toBe(12);
  expect(checkInNotifications(event('miss', 'clinic'))?.[0]?.params.points).toBe(40);
});

it('leaves other steps to their own rules', () => {
  expect(checkInNotifications(event('confirm'))).toBeNull();
});
