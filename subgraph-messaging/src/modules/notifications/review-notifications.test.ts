import { notificationOrders } from './notification-rules';

const CLINIC = 2;
const TEMP = 3;
const REPORTER = 9;
const facts = {
  ...{ bookingId: 1, jobId: 5, clinicId: CLINIC, professionalId: TEMP },
  ...{ date: '2027-03-05', startTime: '08:00', at: '2027-03-05T23:00:00.000Z' },
};
const review = { ...facts, reviewId: 7, by: 'temp' as const };
const told = (orders: ReturnType<typeof notificationOrders>) =>
  orders.map(({ workflow, to, params }) => [
    workflow,
    to === 'admins' ? to : 'userId' in to && to.userId,
    params.personId,
  ]);

it('asks only the sides that can still write', () => {
  const asked = notificationOrders('review.asked', { ...facts, sides: ['clinic'] });
  expect(told(asked)).toEqual([['review.asked', CLINIC, TEMP]]);
  expect(asked[0]?.params).toMatchObject({ bookingId: 1, date: '2027-03-05' });
});

it('tells the reviewed side of a review, and its author of a reply', () => {
  expect(told(notificationOrders('review.published', review))).toEqual([
    ['review.published', CLINIC, TEMP],
  ]);
  expect(told(notificationOrders('review.replied', review))).toEqual([
    ['review.replied', TEMP, CLINIC],
  ]);
});

it.each([
  [{ isHeld: true, wasHeld: false }, ['review.report-upheld', 'review.held']],
  [{ isHeld: false, wasHeld: false }, ['review.report-declined']],
  [{ isHeld: false, wasHeld: true }, ['review.report-declined', 'review.restored']],
])('tells the outcome of %j: %j', (decision, workflows) => {
  const orders = notificationOrders('review.decided', {
    ...{ ...review, ...decision, reporterIds: [REPORTER] },
  });
  expect(orders.map(({ workflow }) => workflow)).toEqual(workflows);
  expect(told(orders)[0]).toEqual([workflows[0], REPORTER, TEMP]);
  if (orders[1]) expect(orders[1].to).toEqual({ userId: TEMP });
});
