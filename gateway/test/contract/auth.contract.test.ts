import {
  get,
  graph,
  waitForReplicas,
  objectOf,
  post,
  problemOf,
  problemPaths,
  unique,
} from './support/api';
import { operation } from './support/documents';
import { PASSWORD, accountOf, logIn, newPerson } from './support/people';
import { openSocket } from './support/socket';

describe('signing up', () => {
  it('creates an account, opens no session and never shows a password', async () => {
    const account = accountOf('hygienist', { isAdmin: true, isVerified: true, avgRating: '5.00' });
    const answer = await post('/api/auth/signup', account);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).not.toContain('tbt_session');
    expect(answer.text).not.toMatch(/password/i);
    const { id } = objectOf(answer);
    expect(objectOf(answer)).toMatchObject({
      role: 'hygienist',
      firstName: 'Robin',
      city: 'Toronto',
    });
    expect(Number.isInteger(id)).toBe(true);
    const { token } = await logIn(String(account.email), PASSWORD);
    const me = objectOf(await get('/api/auth/me', { token }));
    expect(me).toMatchObject({ id, isVerified: false, isAdmin: false, avgRating: '0.00' });
    expect(me).toMatchObject({ locale: 'en-CA' });
  });

  it('names every field that is wrong', async () => {
    const missing = problemOf(await post('/api/auth/signup', {}), 400, 'VALIDATION_FAILED');
    expect(problemPaths(missing).sort()).toEqual(
      ['city', 'email', 'firstName', 'lastName', 'password', 'province', 'role'].sort(),
    );
    for (const [field, value] of [
      ['email', 'robin'],
      ['password', '1234567'],
      ['password', 'x'.repeat(129)],
      ['role', 'admin'],
      ['province', 'California'],
      ['firstName', 'a\u0000b'],
      ['city', 5],
    ] as const) {
      const answer = await post('/api/auth/signup', accountOf('clinic', { [field]: value }));
      const problem = problemOf(answer, 400, 'VALIDATION_FAILED');
      expect([field, problemPaths(problem)]).toEqual([field, [field]]);
    }
    problemOf(await post('/api/auth/signup', []), 400, 'VALIDATION_FAILED');
    problemOf(await post('/api/auth/signup'), 400, 'VALIDATION_FAILED');
  });

  it('refuses an e-mail that is taken, in any case', async () => {
    const account = accountOf('assistant');
    expect((await post('/api/auth/signup', account)).status).toBe(201);
    const again = { ...account, email: String(account.email).toUpperCase() };
    problemOf(await post('/api/auth/signup', again), 409, 'CONFLICT');
  });

  it('returns the account again for the same Idempotency-Key only', async () => {
    const account = accountOf('hygienist');
    const headers = { 'idempotency-key': unique() };
    const first = await post('/api/auth/signup', account, { headers });
    expect(first.status).toBe(201);
    const again = await post('/api/auth/signup', account, { headers });
    expect(again.status).toBe(201);
    expect(objectOf(again)).toEqual(objectOf(first));
    const guessed = { ...account, password: `${PASSWORD}-not` };
    problemOf(await post('/api/auth/signup', guessed, { headers }), 409, 'CONFLICT');
    const other = { ...account, firstName: 'Sam' };
    problemOf(await post('/api/auth/signup', other, { headers }), 409, 'CONFLICT');
  });
});

describe('logging in', () => {
  it('opens a session by cookie and token', async () => {
    const { email, password, id } = await newPerson('clinic');
    const answer = await post('/api/auth/login', { email, password });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    const { token } = objectOf(answer) as { token: string };
    expect(cookie).toContain(`tbt_session=${token};`);
    expect(cookie).toMatch(/tbt_browser=[^;]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax/);
    expect(objectOf(await get('/api/auth/me', { cookie: token }))).toMatchObject({ id, email });
    expect(objectOf(await get('/api/auth/me', { token }))).toMatchObject({ id, email });
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await newPerson('clinic');
    const wrong = await post('/api/auth/login', { email, password: 'wrong-password' });
    const unknownEmail = `${unique()}@contract.test`;
    const unknown = await post('/api/auth/login', {
      email: unknownEmail,
      password: 'wrong-password',
    });
    const [a, b] = [wrong, unknown].map((answer) => problemOf(answer, 401, 'UNAUTHENTICATED'));
    expect(a?.detail).toBe('Invalid email or password');
    expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' });
    for (const answer of [wrong, unknown]) expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('refuses short passwords and malformed e-mails as fields', async () => {
    const answer = await post('/api/auth/login', { email: 'robin', password: '12345' });
    const problem = problemOf(answer, 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem).sort()).toEqual(['email', 'password']);
  });

  it('is limited per account', async () => {
    const email = `${unique()}@contract.test`;
    const statuses: number[] = [];
    let last = await post('/api/auth/login', { email, password: 'wrong-password' });
    for (let tries = 0; tries < 11 && last.status !== 429; tries += 1) {
      statuses.push(last.status);
      last = await post('/api/auth/login', { email, password: 'wrong-password' });
    }
    problemOf(last, 429, 'RATE_LIMITED');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});

describe('logging out', () => {
  it('ends this session and its sockets at once', async () => {
    const person = await newPerson('hygienist');
    const other = await logIn(person.email, person.password);
    const [mine, others] = await Promise.all([
      openSocket({ token: person.token }),
      openSocket({ token: other.token }),
    ]);
    await get('/api/auth/me', { token: person.token });
    const answer = await post('/api/auth/logout', undefined, { token: person.token });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.get('set-cookie')).toMatch(/tbt_session=;.*Max-Age=0/);
    await waitForReplicas();
    problemOf(await get('/api/auth/me', { token: person.token }), 401, 'UNAUTHENTICATED');
    expect(await mine.closed).toBe(4401);
    expect((await get('/api/auth/me', { token: other.token })).status).toBe(200);
    await others.close();
  });

  it('needs a session', async () => {
    problemOf(await post('/api/auth/logout'), 401, 'UNAUTHENTICATED');
    problemOf(await get('/api/auth/me'), 401, 'UNAUTHENTICATED');
  });
});

describe('changing a password', () => {
  const CHANGE = operation('ContractChangePassword');
  const input = { currentPassword: PASSWORD, password: 'another-contract-password' };

  it('gives a browser a new cookie, and ends every session and socket there was', async () => {
    const person = await newPerson('hygienist');
    const other = await logIn(person.email, person.password);
    const sockets = await Promise.all([person, other].map(({ token }) => openSocket({ token })));
    const answer = await graph(CHANGE, { input }, { cookie: person.token });
    expect(answer.data).toMatchObject({
      changePassword: { user: { id: `${person.id}` }, errors: [] },
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    const token = /^tbt_session=([^;]+);/.exec(cookie)?.[1] ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(answer.data).toMatchObject({ changePassword: { token } });
    expect((await get('/api/auth/me', { cookie: token })).status).toBe(200);
    await waitForReplicas();
    for (const old of [person.token, other.token])
      problemOf(await get('/api/auth/me', { token: old }), 401, 'UNAUTHENTICATED');
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
  });

  it('gives a program its token, and no cookie', async () => {
    const { token, id } = await newPerson('clinic');
    const answer = await graph(CHANGE, { input }, { token });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const changed = (answer.data as { changePassword: { token: string } }).changePassword;
    expect(objectOf(await get('/api/auth/me', { token: changed.token }))).toMatchObject({ id });
    problemOf(await get('/api/auth/me', { token }), 401, 'UNAUTHENTICATED');
  });

  it('keeps the session that stood when it is refused', async () => {
    const { token } = await newPerson('clinic');
    const wrong = { ...input, currentPassword: 'not-the-password' };
    const answer = await graph(CHANGE, { input: wrong }, { cookie: token });
    expect(answer.data).toMatchObject({
      changePassword: { errors: [{ code: 'VALIDATION_FAILED' }] },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await get('/api/auth/me', { cookie: token })).status).toBe(200);
  });
});
