import { createAccountCalls, INVALID_LINK, NEW_PASSWORD, type AccountCalls } from './account-calls';
import { createWorld, NOW, PASSWORD, signUpInput, type World } from './factories';

const MINUTE_MS = 60_000;

describe('one-time links', () => {
  let world: World;
  let calls: AccountCalls;
  beforeAll(async () => {
    world = await createWorld({
      limits: { linksPerAccount: 3, failedLogInsPerAccount: 4 },
    });
    calls = createAccountCalls(world);
  });
  beforeEach(() => {
    world.clock.set(NOW);
    calls.move();
  });
  afterAll(() => world.close());

  it('are stored and published without their token', async () => {
    const user = await calls.newcomer();
    const token = await calls.resetToken(user);
    const rows = await world.database.pool.query<{ row: string }>(
      'SELECT l::text AS row FROM account_links l UNION ALL SELECT o::text FROM outbox_events o',
    );
    const text = rows.rows.map(({ row }) => row).join();
    expect(text).toContain(user.email);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  describe('a forgotten password', () => {
    it('is reset once; every session ends and the address is confirmed', async () => {
      const user = await calls.newcomer();
      const before = await calls.logIn(user);
      const token = await calls.resetToken(user);
      const answer = await calls.reset(token);
      expect(answer.data?.resetPassword).toEqual({ email: user.email, errors: [] });
      expect(await calls.isOpen(before.token)).toBe(false);
      expect(world.bus.signals).toContainEqual({
        name: 'session.revoked',
        payload: { userId: user.id, sessionId: null },
      });
      await expect(calls.logIn(user)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(calls.logIn(user, NEW_PASSWORD)).resolves.toBeDefined();
      expect((await calls.stored(user.id)).emailConfirmedAt).toEqual(NOW);
      expect((await world.published('account.security-changed')).at(-1)?.payload).toEqual({
        userId: user.id,
        change: 'password',
        sealedFormerEmail: null,
        at: NOW.toISOString(),
      });
      expect(calls.errorsOf(await calls.reset(token, 'a third password'))).toMatchObject([
        INVALID_LINK,
      ]);
    });

    it('answers known, unknown and closed addresses alike, after the same time', async () => {
      const known = await calls.newcomer();
      const closed = await world.person('clinic');
      await world.database.prisma.user.update({
        where: { id: closed.id },
        data: { isActive: false },
      });
      const { counts } = world.passwords;
      const worked = { ...counts };
      const before = (await world.published('account.link-requested')).length;
      for (const email of [known.email, closed.email, 'robin@example.test']) {
        const start = performance.now();
        const { data, errors } = await calls.requestReset(` ${email.toUpperCase()} `);
        expect(performance.now() - start).toBeGreaterThan(240);
        expect(errors).toBeUndefined();
        expect(data?.requestPasswordReset).toEqual({ email, errors: [] });
      }
      expect(counts).toEqual(worked);
      const mailed = (await world.published('account.link-requested')).slice(before);
      expect(mailed).toMatchObject([{ payload: { userId: known.id, purpose: 'reset-password' } }]);
    });

    it('is limited per account and per address, known or not', async () => {
      for (const email of [(await calls.newcomer()).email, 'never@example.test']) {
        for (let stranger = 0; stranger < 4; stranger += 1) {
          calls.move();
          for (let index = 0; index < 3; index += 1)
            expect((await calls.requestReset(email)).codes).toEqual([]);
          expect((await calls.requestReset(email.toUpperCase())).codes).toEqual(['RATE_LIMITED']);
        }
        calls.move();
        expect((await calls.requestReset(email)).codes).toEqual(['RATE_LIMITED']);
      }
    });

    it('is not used up for the owner’s browser by a stranger at its address', async () => {
      const user = await calls.newcomer();
      const { browserToken } = await calls.logIn(user);
      for (let index = 0; index < 4; index += 1) await calls.requestReset(user.email);
      expect((await calls.requestReset(user.email)).codes).toEqual(['RATE_LIMITED']);
      for (let index = 0; index < 3; index += 1)
        expect((await calls.requestReset(user.email, browserToken)).codes).toEqual([]);
      expect((await calls.requestReset(user.email, browserToken)).codes).toEqual(['RATE_LIMITED']);
    });

    it('lets the owner log in after strangers used up the limit', async () => {
      const user = await calls.newcomer();
      const known = await calls.logIn(user);
      const tried = { address: null, browserToken: known.browserToken };
      const logIn = (password: string) =>
        world.services.sessions.logIn(world.anonymous(tried), { email: user.email, password });
      for (let index = 0; index < 5; index += 1)
        await logIn('wrong password').catch(() => undefined);
      await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await calls.reset(await calls.resetToken(user));
      await expect(logIn(NEW_PASSWORD)).resolves.toBeDefined();
    });

    it('unlocks an account after failed guesses', async () => {
      const user = await calls.newcomer();
      for (let index = 0; index < 5; index += 1) {
        await calls.logIn(user, 'wrong password').catch(() => undefined);
      }
      await expect(calls.logIn(user)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await calls.reset(await calls.resetToken(user));
      await expect(calls.logIn(user, NEW_PASSWORD)).resolves.toBeDefined();
    });

    it('hashes nothing for a link that opens nothing', async () => {
      const { hash } = world.passwords.counts;
      expect(calls.errorsOf(await calls.reset('x'.repeat(43)))).toMatchObject([INVALID_LINK]);
      expect(calls.errorsOf(await calls.reset("' OR 1=1 --"))).toMatchObject([INVALID_LINK]);
      expect(world.passwords.counts.hash).toBe(hash);
    });

    it('keeps the link while the new password is refused', async () => {
      const token = await calls.resetToken(await calls.newcomer());
      expect(calls.errorsOf(await calls.reset(token, 'short'))).toMatchObject([
        { path: ['password'] },
      ]);
      expect(calls.errorsOf(await calls.reset(token, 'password'))).toMatchObject([
        { path: ['password'] },
      ]);
      expect(calls.errorsOf(await calls.reset(token))).toEqual([]);
    });
  });

  it.each([
    ['reset-password', 30],
    ['confirm-email', 24 * 60],
    ['change-email', 24 * 60],
  ] as const)('to %s lives %p minutes', async (purpose, minutes) => {
    for (const [late, expected] of [
      [-1, []],
      [0, [INVALID_LINK]],
    ] as const) {
      world.clock.set(NOW);
      const user = await calls.newcomer();
      const token = {
        'reset-password': () => calls.resetToken(user),
        'confirm-email': () => world.linkToken(user.id, 'confirm-email'),
        'change-email': () => calls.changeToken(user, signUpInput().email),
      };
      const secret = await token[purpose]();
      world.clock.advance(minutes * MINUTE_MS + late);
      const answer = await (purpose === 'reset-password'
        ? calls.reset(secret)
        : calls.confirm(secret));
      expect(calls.errorsOf(answer)).toMatchObject(expected);
    }
  });

  it('work for their own purpose only', async () => {
    const user = await calls.newcomer();
    expect(calls.errorsOf(await calls.confirm(await calls.resetToken(user)))).toMatchObject([
      INVALID_LINK,
    ]);
    const confirmation = await world.linkToken(user.id, 'confirm-email');
    expect(calls.errorsOf(await calls.reset(confirmation))).toMatchObject([INVALID_LINK]);
    expect((await calls.stored(user.id)).emailConfirmedAt).toBeNull();
  });

  it('are replaced by a newer one of the same purpose', async () => {
    const user = await calls.newcomer();
    const first = await calls.resetToken(user);
    const second = await calls.resetToken(user);
    expect(calls.errorsOf(await calls.reset(first))).toMatchObject([INVALID_LINK]);
    expect(calls.errorsOf(await calls.reset(second))).toEqual([]);
  });

  it('let exactly one of many parallel uses win', async () => {
    const user = await calls.newcomer();
    const token = await calls.resetToken(user);
    const passwords = Array.from({ length: 6 }, (_, index) => `parallel password ${index}`);
    const answers = await Promise.all(passwords.map((password) => calls.reset(token, password)));
    const won = answers.flatMap((answer, index) =>
      calls.errorsOf(answer).length === 0 ? [index] : [],
    );
    expect(won).toHaveLength(1);
    await expect(calls.logIn(user, passwords[won[0] ?? 0])).resolves.toBeDefined();

    const confirmation = await world.linkToken((await calls.newcomer()).id, 'confirm-email');
    const confirmed = await Promise.all([1, 2, 3, 4].map(() => calls.confirm(confirmation)));
    expect(confirmed.filter((answer) => calls.errorsOf(answer).length === 0)).toHaveLength(1);
  });

  it('change everything or nothing when the service dies in between', async () => {
    const user = await calls.newcomer();
    const token = await calls.resetToken(user);
    const { passwordHash } = await calls.stored(user.id);
    const session = await calls.logIn(user);
    await world.database.pool.query(
      `ALTER TABLE outbox_events ADD CONSTRAINT dies CHECK (name <> 'account.security-changed') NOT VALID`,
    );
    expect((await calls.reset(token)).codes).toEqual(['INTERNAL']);
    expect(await calls.stored(user.id)).toMatchObject({ passwordHash, emailConfirmedAt: null });
    expect(await calls.isOpen(session.token)).toBe(true);
    await world.database.pool.query('ALTER TABLE outbox_events DROP CONSTRAINT dies');
    expect(calls.errorsOf(await calls.reset(token))).toEqual([]);
  });

  it('are swept a day after their end', async () => {
    const { id } = await calls.newcomer();
    const kept = () => world.database.prisma.accountLink.count({ where: { userId: id } });
    world.clock.advance(48 * 60 * MINUTE_MS);
    await world.bus.runJob('identity.cleanup');
    expect(await kept()).toBe(1);
    world.clock.advance(1);
    await world.bus.runJob('identity.cleanup');
    expect(await kept()).toBe(0);
  });
});
