import { CLOCK_AHEAD_ATTRIBUTE } from '@tbt/contracts';
import { now } from './now';

const root = document.documentElement;
afterEach(() => root.removeAttribute(CLOCK_AHEAD_ATTRIBUTE));

it('follows the clock of the services', () => {
  jest.useFakeTimers({ now: Date.parse('2027-03-05T12:00:00Z') });
  expect(now().toISOString()).toBe('2027-03-05T12:00:00.000Z');
  root.setAttribute(CLOCK_AHEAD_ATTRIBUTE, String(26 * 3_600_000));
  expect(now().toISOString()).toBe('2027-03-06T14:00:00.000Z');
  jest.useRealTimers();
});
