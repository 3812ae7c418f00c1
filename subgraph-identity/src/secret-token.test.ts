import { createSecretToken, secretTokenHash } from './secret-token';

describe('secret tokens', () => {
  it('carry 256 bits and never repeat', () => {
    const tokens = new Set(Array.from({ length: 1000 }, () => createSecretToken().token));
    expect(tokens.size).toBe(1000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('are stored as what is found by them', () => {
    const { token, tokenHash } = createSecretToken();
    expect(secretTokenHash(token)).toEqual(tokenHash);
    expect(tokenHash).toHaveLength(32);
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`])('refuse %p unread', (token) =>
    expect(secretTokenHash(token)).toBeNull(),
  );
});
