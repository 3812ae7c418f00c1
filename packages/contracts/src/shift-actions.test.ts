import { isBookingAsked, openSteps } from './shift-actions';

const NOW = new Date('2026-11-02T12:00:00Z');
const PAST = new Date('2026-11-02T11:00:00Z');
const COMING = new Date('2026-11-02T13:00:00Z');

it.each([
  [['confirm', 'cancel'], COMING, false, true],
  [['cancel'], COMING, false, false],
  [['complete'], COMING, false, false],
  [['complete'], PAST, false, true],
  [['complete'], NOW, false, true],
  [['miss'], COMING, false, false],
  [['miss'], PAST, false, true],
  [['mark_paid'], COMING, false, true],
  [['mark_paid'], PAST, true, false],
  [['mark_paid', 'answer_dispute'], PAST, true, true],
])(
  '%j until %s, payment held: %s, is waited for: %s',
  (actions, endsAt, isPaymentHeld, isAsked) => {
    expect(isBookingAsked({ actions, endsAt, isPaymentHeld }, NOW)).toBe(isAsked);
  },
);

it('names hours as a step from the planned end on', () => {
  const actions = ['complete', 'dispute'];
  expect(openSteps(actions, COMING, NOW)).toEqual(['dispute']);
  expect(openSteps(actions, NOW, NOW)).toEqual(actions);
});
