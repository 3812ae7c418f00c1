import { sessionExpiry, slideExpiry } from './session-lifetime';
import { createSessionToken, sessionTokenHash } from './session-token';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = new Date('2026-11-20T15:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('session lifetime', () => {
  it('is 30 days from the last use and 90 at most', () => {
    expect(sessionExpiry(start, start)).toEqual(after(30 * DAY_MS));
    expect(sessionExpiry(start, after(80 * DAY_MS))).toEqual(after(90 * DAY_MS));
  });

  it('moves once an hour', () => {
    const session = { createdAt: start, expiresAt: after(30 * DAY_MS) };
    expect(slideExpiry(session, after(HOUR_MS - 1))).toBeNull();
    expect(slideExpiry(session, after(HOUR_MS))).toEqual(after(30 * DAY_MS + HOUR_MS));
  });

  it('stops moving at its last day', () => {
    const session = { createdAt: start, expiresAt: after(90 * DAY_MS) };
    expect(slideExpiry(session, after(89 * DAY_MS))).toBeNull();
  });
});

describe('session tokens', () => {
  it('carry 256 bits and never repeat', () => {
    const tokens = new Set(Array.from({ length: 1000 }, createSessionToken));
    expect(tokens.size).toBe(1000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`])('refuse %p unread', (token) =>
    expect(sessionTokenHash(token)).toBeNull(),
  );
});
