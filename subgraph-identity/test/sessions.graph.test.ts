import { createHash } from 'node:crypto';
import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, NOW, PASSWORD, viewerOf, type World } from './factories';

const LOG_IN = `mutation LogIn($input: LogInInput!) {
  logIn(input: $input) { token expiresAt user { id email isAdmin } errors { code path message } }
}`;
const VIEWER = `query($token: String!) {
  sessionViewer(token: $token) { userId sessionId role isAdmin actingClinicId expiresAt }
}`;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('sessions', () => {
  let world: World;
  let address = 0;
  beforeAll(async () => {
    world = await createWorld({ limits: { failedLogInsPerAccount: 4, failedLogInsPerAddress: 6 } });
  });
  beforeEach(() => {
    world.clock.set(NOW);
    address += 1;
  });
  afterAll(() => world.close());

  const from = () => `198.51.100.${address}`;
  const logIn = (email: string, password = PASSWORD) =>
    world.ask({ query: LOG_IN, variables: { input: { email, password } }, address: from() });
  const open = (email: string, info = world.anonymous({ address: null })) =>
    world.services.sessions.logIn(info, { email, password: PASSWORD });
  const viewerBy = async (token: string) =>
    (await world.ask({ query: VIEWER, variables: { token }, system: 'gateway' })).data
      ?.sessionViewer;

  it('opens one that reads as its person', async () => {
    const user = await world.person('hygienist');
    const { data } = await logIn(user.email.toUpperCase());
    expect(data?.logIn).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expiresAt: '2026-12-20T15:00:00.000Z',
      user: { id: String(user.id), email: user.email, isAdmin: false },
      errors: [],
    });
    const viewer = await viewerBy(String(data?.logIn?.token));
    expect(viewer).toMatchObject({ userId: String(user.id), role: 'hygienist', isAdmin: false });
    expect(viewer).toMatchObject({ actingClinicId: null, expiresAt: '2026-12-20T15:00:00.000Z' });
  });

  it('stores no token', async () => {
    const { email } = await world.person('hygienist');
    const { token } = await open(email);
    const stored = await world.database.pool.query<{ row: string }>(
      'SELECT s::text AS row FROM sessions s',
    );
    const rows = stored.rows.map(({ row }) => row).join();
    const asStored = (bytes: Buffer) => bytes.toString('hex');
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(asStored(Buffer.from(token)));
    expect(rows).not.toContain(asStored(Buffer.from(token, 'base64url')));
    expect(rows).toContain(asStored(createHash('sha256').update(token).digest()));
  });

  it('has a clinic act for itself', async () => {
    const clinic = await world.person('clinic');
    const { token } = await open(clinic.email);
    expect(await viewerBy(token)).toMatchObject({ actingClinicId: String(clinic.id) });
  });

  it('answers unknown, wrong and closed alike, with one verification each', async () => {
    const known = await world.person('hygienist');
    const closed = await world.person('hygienist');
    await world.database.prisma.user.update({
      where: { id: closed.id },
      data: { isActive: false },
    });
    const answers = [];
    for (const [email, password] of [
      ['unknown@example.test', PASSWORD],
      [known.email, 'wrong password'],
      [closed.email, PASSWORD],
    ] as const) {
      const before = world.passwords.counts.verify;
      const { data, errors } = await logIn(email, password);
      expect(world.passwords.counts.verify - before).toBe(1);
      const error = errors?.[0];
      answers.push({ data, message: error?.message, extensions: error?.extensions });
    }
    expect(answers[0]).toMatchObject({
      message: 'Invalid email or password',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('reports a short password at its field, without verifying it', async () => {
    const before = world.passwords.counts.verify;
    const { data } = await logIn('robin@example.test', '12345');
    expect(data?.logIn?.errors).toEqual([
      {
        code: 'VALIDATION_FAILED',
        path: ['password'],
        message: 'Password must be at least 6 characters',
      },
    ]);
    expect(world.passwords.counts.verify).toBe(before);
  });

  it('rotates: the caller’s session ends', async () => {
    const user = await world.person('hygienist');
    const first = await open(user.email);
    const { sessionId } = (await world.services.sessions.viewerOf(world.system, first.token)) ?? {};
    const info = asViewer(viewerOf(user, sessionId), { address: null });
    const second = await open(user.email, info);
    expect(await viewerBy(first.token)).toBeNull();
    expect(await viewerBy(second.token)).not.toBeNull();
    expect(world.bus.signals).toContainEqual({
      name: 'session.revoked',
      payload: { userId: user.id, sessionId },
    });
  });

  it('keeps other devices’ sessions', async () => {
    const { email } = await world.person('hygienist');
    const [first, second] = [await open(email), await open(email)];
    expect(await viewerBy(first.token)).not.toBeNull();
    expect(await viewerBy(second.token)).not.toBeNull();
  });

  it('ends at log-out with one signal', async () => {
    const user = await world.person('hygienist');
    const { token } = await open(user.email);
    const { sessionId } = (await world.services.sessions.viewerOf(world.system, token)) ?? {};
    const logOut = () =>
      world.ask({
        query: 'mutation { logOut { isLoggedOut } }',
        viewer: viewerOf(user, sessionId),
      });
    expect((await logOut()).data?.logOut).toEqual({ isLoggedOut: true });
    expect((await logOut()).data?.logOut).toEqual({ isLoggedOut: true });
    expect(await viewerBy(token)).toBeNull();
    const told = world.bus.signals.filter(
      ({ payload }) => (payload as { sessionId: number }).sessionId === sessionId,
    );
    expect(told).toHaveLength(1);
  });

  it('needs a session to log out', async () => {
    const { codes } = await world.ask({ query: 'mutation { logOut { isLoggedOut } }' });
    expect(codes).toEqual(['UNAUTHENTICATED']);
  });

  describe('sessionViewer', () => {
    it.each([
      ['forged', () => 'x'.repeat(43)],
      ['malformed', () => "' OR 1=1 --"],
      ['empty', () => ''],
    ])('is null for a %s token', async (_name, make) => expect(await viewerBy(make())).toBeNull());

    it('is null after the expiry and for a closed account', async () => {
      const user = await world.person('hygienist');
      const { token } = await open(user.email);
      world.clock.advance(30 * DAY_MS);
      expect(await viewerBy(token)).toBeNull();
      world.clock.set(NOW);
      expect(await viewerBy(token)).not.toBeNull();
      await world.database.prisma.user.update({
        where: { id: user.id },
        data: { isActive: false },
      });
      expect(await viewerBy(token)).toBeNull();
    });

    it('slides by use once in a quarter of an hour, to 90 days at most', async () => {
      const { token } = await open((await world.person('hygienist')).email);
      world.clock.advance(HOUR_MS / 8);
      expect(await viewerBy(token)).toMatchObject({ expiresAt: '2026-12-20T15:00:00.000Z' });
      world.clock.advance((HOUR_MS * 7) / 8);
      expect(await viewerBy(token)).toMatchObject({ expiresAt: '2026-12-20T16:00:00.000Z' });
      for (const day of [29, 58, 87]) {
        world.clock.set(new Date(NOW.getTime() + day * DAY_MS));
        expect(await viewerBy(token)).not.toBeNull();
      }
      expect(await viewerBy(token)).toMatchObject({ expiresAt: '2027-02-18T15:00:00.000Z' });
      world.clock.set(new Date(NOW.getTime() + 90 * DAY_MS));
      expect(await viewerBy(token)).toBeNull();
    });

    it.each([
      ['anonymous callers', {}],
      ['signed-in people', { viewer: asViewer().viewer }],
      ['administrators', { viewer: asViewer({ isAdmin: true }).viewer }],
    ])('is closed to %s', async (_name, caller) => {
      const { data, codes } = await world.ask({
        query: VIEWER,
        variables: { token: 'x'.repeat(43) },
        ...caller,
      });
      expect(codes).toEqual(['FORBIDDEN']);
      expect(data?.sessionViewer ?? null).toBeNull();
    });
  });

  describe('limits', () => {
    it('stop guessing one account, the right password included', async () => {
      const { email } = await world.person('hygienist');
      for (let index = 0; index < 4; index += 1) {
        expect((await logIn(email, 'wrong password')).codes).toEqual(['UNAUTHENTICATED']);
      }
      const { codes, errors } = await logIn(email.toUpperCase());
      expect(codes).toEqual(['RATE_LIMITED']);
      expect(errors?.[0]?.extensions.retryAfter).toBeGreaterThan(800);
    });

    it('are cleared for the account by a success', async () => {
      const { email } = await world.person('hygienist');
      for (let round = 0; round < 3; round += 1) {
        address += 1;
        for (let index = 0; index < 3; index += 1) await logIn(email, 'wrong password');
        expect((await logIn(email)).codes).toEqual([]);
      }
    });

    it('stop guessing many accounts from one address; successes do not count', async () => {
      const { email } = await world.person('hygienist');
      for (let index = 0; index < 8; index += 1) expect((await logIn(email)).codes).toEqual([]);
      for (let index = 0; index < 6; index += 1) {
        const { codes } = await logIn(`guess${index}@example.test`);
        expect(codes).toEqual(['UNAUTHENTICATED']);
      }
      expect((await logIn(email)).codes).toEqual(['RATE_LIMITED']);
    });

    it('count every aliased try of one operation', async () => {
      const { email } = await world.person('hygienist');
      const tries = Array.from(
        { length: 7 },
        (_, index) => `t${index}: logIn(input: $input) { token }`,
      );
      const before = world.passwords.counts.verify;
      const { codes } = await world.ask({
        query: `mutation($input: LogInInput!) { ${tries.join(' ')} }`,
        variables: { input: { email, password: 'wrong password' } },
        address: from(),
      });
      const refused = (code: string) => codes.filter((given) => given === code);
      expect(refused('UNAUTHENTICATED')).toHaveLength(4);
      expect(refused('RATE_LIMITED')).toHaveLength(3);
      expect(world.passwords.counts.verify - before).toBe(4);
    });

    it('hold under concurrent attempts', async () => {
      const { email } = await world.person('hygienist');
      const tries = await Promise.all(
        Array.from({ length: 12 }, () => logIn(email, 'wrong password')),
      );
      const answered = tries.filter(({ codes }) => codes[0] === 'UNAUTHENTICATED');
      expect(answered).toHaveLength(4);
    });
  });

  it('are removed a day after they ended, by the hourly job', async () => {
    const user = await world.person('hygienist');
    const { token } = await open(user.email);
    const kept = () => world.database.prisma.session.count({ where: { userId: user.id } });
    world.clock.set(new Date(NOW.getTime() + 30 * DAY_MS));
    await world.bus.runJob('identity.cleanup');
    expect(await kept()).toBe(1);
    world.clock.advance(DAY_MS + 1);
    await world.bus.runJob('identity.cleanup');
    expect(await kept()).toBe(0);
    expect(await viewerBy(token)).toBeNull();
  });
});
