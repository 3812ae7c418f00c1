import { isBookingAsked } from './shift-actions';

const NOW = new Date('2026-11-02T12:00:00Z');
const PAST = new Date('2026-11-02T11:00:00Z');
const COMING = new Date('2026-11-02T13:00:00Z');

it.each([
  [['confirm', 'cancel'], COMING, null, true],
  [['cancel'], COMING, null, false],
  [['complete'], COMING, null, false],
  [['complete'], PAST, null, true],
  [['miss'], COMING, null, false],
  [['miss'], PAST, null, true],
  [['mark_paid'], PAST, null, true],
  [['mark_paid'], PAST, 'requested', false],
  [['mark_paid'], PAST, 'refused', true],
  [['mark_paid', 'answer_dispute'], PAST, 'requested', true],
])('%j until %s with a waiver %s is waited for: %s', (actions, endsAt, waiverStatus, isAsked) => {
  expect(isBookingAsked({ actions, endsAt, waiverStatus }, NOW)).toBe(isAsked);
});
