import { canBeWrittenTo, mayWriteFirst } from './contacts.policy';
import type { Person } from './contacts.queries';

const now = new Date('2027-03-05T14:00:00Z');
const person = (change: Partial<Person> = {}): Person => ({
  id: 1,
  role: 'clinic',
  isAdmin: false,
  isActive: true,
  subscriptionTier: null,
  subscriptionStatus: 'free',
  subscriptionEndsAt: null,
  ...change,
});

it.each([
  ['clinic', undefined, false],
  ['clinic', person(), false],
  ['clinic', person({ subscriptionTier: 'basic', subscriptionStatus: 'active' }), false],
  ['clinic', person({ subscriptionTier: 'pro', subscriptionStatus: 'active' }), true],
  ['clinic', person({ subscriptionTier: 'premium', subscriptionStatus: 'trial' }), true],
  ['clinic', person({ subscriptionTier: 'premium', subscriptionStatus: 'ended' }), false],
  ['hygienist', undefined, true],
  ['assistant', person({ role: 'assistant' }), true],
  [null, person({ role: null, isAdmin: true }), true],
])('%s with %j may write first: %s', (role, sender, expected) => {
  expect(mayWriteFirst(role, sender, now)).toBe(expected);
});

it.each([
  [undefined, false, false],
  [person(), false, true],
  [person({ isActive: false }), true, false],
  [person({ role: null, isAdmin: true }), false, false],
  [person({ role: null, isAdmin: true }), true, true],
])('%j, in a conversation %s, can be written to: %s', (recipient, hasConversation, expected) => {
  expect(canBeWrittenTo(recipient, hasConversation)).toBe(expected);
});
