import { call, get, objectOf, post, problemOf, problemPaths, whenFree } from './support/api';
import { accountOf, logIn, PASSWORD } from './support/people';

const CODE = 'FIRST5FREE';

const check = async (code: string) => {
  const answer = await get(`/api/check-promo/${encodeURIComponent(code)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return objectOf(answer);
};

describe('a promotional code', () => {
  it('returns the places left', async () => {
    const left = await check(CODE);
    expect(Object.keys(left).sort()).toEqual(['remaining', 'valid']);
    expect(left.remaining).toBeGreaterThanOrEqual(0);
    expect(left.remaining).toBeLessThanOrEqual(5);
    expect(left.valid).toBe(Number(left.remaining) > 0);
  });

  it.each(['NOPE', '1', 'a b', 'é/è', '__proto__'])(
    'that is unknown is not valid: %s',
    async (code) => {
      expect(await check(code)).toEqual({ valid: false, remaining: 0 });
    },
  );

  it('is only read', async () => {
    const answer = await call('POST', `/api/check-promo/${CODE}`, { body: {} });
    problemOf(answer, 405, 'VALIDATION_FAILED');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is claimed by registering clinics, until none is left', async () => {
    const before = Number((await check(CODE)).remaining);
    expect(before).toBeGreaterThan(0);
    const accounts = Array.from({ length: before + 2 }, () =>
      accountOf('clinic', { promotionalCode: CODE }),
    );
    const answers = await Promise.all(
      accounts.map(async (account) => ({
        account,
        ...(await whenFree(() => post('/api/auth/signup', account))),
      })),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(before);
    for (const lost of answers.filter(({ status }) => status !== 201)) {
      expect(problemPaths(problemOf(lost, 400, 'VALIDATION_FAILED'))).toEqual(['promotionalCode']);
    }
    expect(await check(CODE)).toEqual({ valid: false, remaining: 0 });
    const winner = await logIn(String(won[0]?.account.email), PASSWORD);
    const own = objectOf(await get(`/api/users/${winner.id}`, { token: winner.token }));
    expect(own).toMatchObject({
      subscriptionStatus: 'active',
      promotionalCode: CODE,
      isPromotionalUser: true,
    });
  });

  it('that is unknown is refused at registration', async () => {
    const answer = await post(
      '/api/auth/signup',
      accountOf('clinic', { promotionalCode: 'NOTHING' }),
    );
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual(['promotionalCode']);
  });
});
