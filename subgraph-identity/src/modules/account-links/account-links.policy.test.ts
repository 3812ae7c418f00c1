import { isLinkValidFor, isOpen } from './account-links.policy';

const now = new Date('2026-11-20T15:00:00Z');
const later = new Date(now.getTime() + 1);

describe('isOpen', () => {
  it.each([
    ['unused and alive', { usedAt: null, expiresAt: later }, true],
    ['unused at its last moment', { usedAt: null, expiresAt: now }, false],
    ['used', { usedAt: now, expiresAt: later }, false],
  ])('%s', (_name, link, expected) => expect(isOpen(link, now)).toBe(expected));
});

describe('isLinkValidFor', () => {
  const user = { email: 'ada@example.test', isActive: true };
  it.each([
    ['its own address', 'confirm-email', 'ada@example.test', user, true],
    ['a former address', 'confirm-email', 'old@example.test', user, false],
    ['a former address', 'reset-password', 'old@example.test', user, false],
    ['the address to come', 'change-email', 'new@example.test', user, true],
    ['a closed account', 'confirm-email', user.email, { ...user, isActive: false }, false],
    ['a closed account', 'change-email', 'new@example.test', { ...user, isActive: false }, false],
  ] as const)('%s, %s', (_name, purpose, email, whose, expected) =>
    expect(isLinkValidFor({ purpose, email }, whose)).toBe(expected),
  );
});
