import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createAccountCalls, INVALID_LINK, NEW_PASSWORD, type AccountCalls } from './account-calls';
import { createWorld, NOW, PASSWORD, signUpInput, viewerOf, type World } from './factories';

describe('account changes', () => {
  let world: World;
  let calls: AccountCalls;
  beforeAll(async () => {
    world = await createWorld({ limits: { linksPerAccount: 3, failedLogInsPerAccount: 4 } });
    calls = createAccountCalls(world);
  });
  beforeEach(() => {
    world.clock.set(NOW);
    calls.move();
  });
  afterAll(() => world.close());

  describe('confirming an e-mail', () => {
    it('works once, without a session, and is announced', async () => {
      const user = await calls.newcomer();
      const token = await world.linkToken(user.id, 'confirm-email');
      expect((await calls.confirm(token)).data?.confirmEmail).toEqual({
        email: user.email,
        isChanged: false,
        errors: [],
      });
      expect((await world.published('contact.changed')).at(-1)?.payload).toMatchObject({
        id: user.id,
        revision: user.revision + 1,
        isEmailConfirmed: true,
      });
      expect(calls.errorsOf(await calls.confirm(token))).toMatchObject([INVALID_LINK]);
    });

    it('can be requested again until it is complete', async () => {
      const user = await calls.newcomer();
      const first = await world.linkToken(user.id, 'confirm-email');
      const { data } = await calls.requestConfirmation(user);
      expect(data?.requestEmailConfirmation).toEqual({ email: user.email, errors: [] });
      expect(calls.errorsOf(await calls.confirm(first))).toMatchObject([INVALID_LINK]);
      await calls.confirm(await world.linkToken(user.id, 'confirm-email'));
      const again = await calls.requestConfirmation(user);
      expect(calls.errorsOf(again)).toMatchObject([{ code: 'CONFLICT' }]);
      expect((await calls.requestConfirmation(null)).codes).toEqual(['UNAUTHENTICATED']);
    });

    it('is not needed to log in', async () => {
      await expect(calls.logIn(await calls.newcomer())).resolves.toBeDefined();
    });
  });

  describe('changing an e-mail', () => {
    it('waits for the new address to be confirmed, and notifies the former one', async () => {
      const user = await calls.newcomer();
      const newEmail = signUpInput().email;
      const input = { newEmail: newEmail.toUpperCase(), currentPassword: PASSWORD };
      const asked = await calls.requestChange(input, user);
      expect(asked.data?.requestEmailChange).toEqual({
        user: { email: user.email, pendingEmail: newEmail },
        errors: [],
      });
      const mailed = (await world.published('account.link-requested')).at(-1)?.payload;
      expect(mailed).toMatchObject({ purpose: 'change-email', email: newEmail });
      const oldConfirmation = await world.linkToken(user.id, 'confirm-email');
      const oldReset = await calls.resetToken(user);

      const token = await world.linkToken(user.id, 'change-email');
      expect((await calls.confirm(token)).data?.confirmEmail).toEqual({
        email: newEmail,
        isChanged: true,
        errors: [],
      });
      await expect(calls.logIn(user)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(calls.logIn({ email: newEmail })).resolves.toBeDefined();
      const told = (await world.published('account.security-changed')).at(-1)?.payload;
      expect(told).toMatchObject({ userId: user.id, change: 'email' });
      expect(JSON.stringify(told)).not.toContain(user.email);
      expect(await world.sealer.open('former-email', String(told?.sealedFormerEmail))).toEqual({
        email: user.email,
      });
      expect((await world.published('contact.changed')).at(-1)?.payload).toMatchObject({
        email: newEmail,
        isEmailConfirmed: true,
      });
      expect(calls.errorsOf(await calls.reset(oldReset))).toMatchObject([INVALID_LINK]);
      expect(calls.errorsOf(await calls.confirm(oldConfirmation))).toMatchObject([INVALID_LINK]);
      expect(calls.errorsOf(await calls.confirm(token))).toMatchObject([INVALID_LINK]);
    });

    it.each([
      ['the wrong password', { currentPassword: 'wrong password' }, 'currentPassword'],
      ['no password', { currentPassword: '' }, 'currentPassword'],
      ['a malformed address', { newEmail: 'robin' }, 'newEmail'],
    ])('is refused with %s', async (_name, change, field) => {
      const input = { newEmail: signUpInput().email, currentPassword: PASSWORD, ...change };
      const answer = await calls.requestChange(input, await calls.newcomer());
      expect(calls.errorsOf(answer)).toMatchObject([{ code: 'VALIDATION_FAILED', path: [field] }]);
    });

    it('answers alike for registered and free addresses, and mails only the free one', async () => {
      const user = await calls.newcomer();
      const taken = (await calls.newcomer()).email;
      const answers = [];
      for (const newEmail of [taken.toUpperCase(), signUpInput().email]) {
        const before = (await world.published('account.link-requested')).length;
        const { data } = await calls.requestChange({ newEmail, currentPassword: PASSWORD }, user);
        const mails = (await world.published('account.link-requested')).slice(before);
        answers.push({ newEmail, answer: data?.requestEmailChange, mails: mails.length });
      }
      const alike = (pendingEmail: string) => ({
        user: { email: user.email, pendingEmail },
        errors: [],
      });
      expect(answers).toEqual([
        { newEmail: taken.toUpperCase(), answer: alike(taken), mails: 0 },
        { ...answers[1], answer: alike(String(answers[1]?.newEmail)), mails: 1 },
      ]);
    });

    it('is limited alike for registered and free addresses, per account and per address', async () => {
      const taken = (await calls.newcomer()).email;
      const ask = async (newEmail: string, user: User) =>
        (await calls.requestChange({ newEmail, currentPassword: PASSWORD }, user)).codes;
      const [curious, other] = [await calls.newcomer(), await calls.newcomer()];
      for (const newEmail of [taken, signUpInput().email, taken])
        expect(await ask(newEmail, curious)).toEqual([]);
      for (const newEmail of [taken, signUpInput().email])
        expect(await ask(newEmail, curious)).toEqual(['RATE_LIMITED']);
      expect(await ask(taken, other)).toEqual([]);
      expect(await ask(taken, other)).toEqual(['RATE_LIMITED']);
      const free = signUpInput().email;
      const others = [await calls.newcomer(), await calls.newcomer()];
      for (const user of [...others, others[0]]) if (user) await ask(free, user);
      expect(await ask(free, await calls.newcomer())).toEqual(['RATE_LIMITED']);
    });

    it('is refused to the own address, and to one that was registered meanwhile', async () => {
      const user = await calls.newcomer();
      const currentPassword = PASSWORD;
      const own = await calls.requestChange({ newEmail: user.email, currentPassword }, user);
      expect(calls.errorsOf(own)).toMatchObject([
        { code: 'VALIDATION_FAILED', path: ['newEmail'] },
      ]);
      const contested = signUpInput().email;
      const token = await calls.changeToken(user, contested);
      await calls.newcomer({ email: contested });
      expect(calls.errorsOf(await calls.confirm(token))).toMatchObject([{ code: 'CONFLICT' }]);
      expect((await calls.stored(user.id)).email).toBe(user.email);
    });

    it('is refused when the password has changed since', async () => {
      const user = await calls.newcomer();
      const { pool } = world.database;
      const owner = await pool.connect();
      await owner.query('BEGIN');
      await owner.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      const waiting = () =>
        pool.query(`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      const input = { newEmail: signUpInput().email, currentPassword: PASSWORD };
      const asked = calls.requestChange(input, user);
      while ((await waiting()).rowCount === 0) await new Promise(setImmediate);
      await owner.query(`UPDATE users SET password_hash = '$argon2id$another' WHERE id = $1`, [
        user.id,
      ]);
      await owner.query('COMMIT');
      owner.release();
      expect(calls.errorsOf(await asked)).toMatchObject([{ code: 'CONFLICT' }]);
      await expect(world.services.accountLinks.pendingEmail(user.id)).resolves.toBeNull();
    });

    it('needs a session', async () => {
      const input = { newEmail: signUpInput().email, currentPassword: PASSWORD };
      expect((await calls.requestChange(input, null)).codes).toEqual(['UNAUTHENTICATED']);
    });
  });

  describe('changing a password', () => {
    const input = { currentPassword: PASSWORD, password: NEW_PASSWORD };

    it('replaces this session, ends all others and the links made before', async () => {
      const user = await calls.newcomer();
      const [here, there] = [await calls.logIn(user), await calls.logIn(user)];
      const oldReset = await calls.resetToken(user);
      const oldChange = await calls.changeToken(user, signUpInput().email);
      const { data } = await calls.changePassword(input, user, here.sessionId);
      expect(data?.changePassword).toEqual({
        token: expect.stringMatching(/^[\w-]{22,}$/),
        expiresAt: expect.any(String),
        user: { sessions: [{ id: expect.any(String), isCurrent: false }] },
        errors: [],
      });
      const { token, user: changed } = data?.changePassword as {
        token: string;
        user: { sessions: { id: string }[] };
      };
      expect([here, there].map(({ sessionId }) => String(sessionId))).not.toContain(
        changed.sessions[0]?.id,
      );
      const tokens = [token, here.token, there.token];
      expect(await Promise.all(tokens.map(calls.isOpen))).toEqual([true, false, false]);
      expect(world.bus.signals.at(-1)).toEqual({
        name: 'session.revoked',
        payload: { userId: user.id, sessionId: null },
      });
      expect((await world.published('account.security-changed')).at(-1)?.payload).toMatchObject({
        userId: user.id,
        change: 'password',
      });
      expect(calls.errorsOf(await calls.reset(oldReset))).toMatchObject([INVALID_LINK]);
      expect(calls.errorsOf(await calls.confirm(oldChange))).toMatchObject([INVALID_LINK]);
      await expect(calls.logIn(user, NEW_PASSWORD)).resolves.toBeDefined();
    });

    it('needs the current one, and stops guessing it', async () => {
      const user = await calls.newcomer();
      const guess = { ...input, currentPassword: 'wrong password' };
      for (let index = 0; index < 4; index += 1) {
        expect(calls.errorsOf(await calls.changePassword(guess, user))).toMatchObject([
          { code: 'VALIDATION_FAILED', path: ['currentPassword'] },
        ]);
      }
      expect((await calls.changePassword(input, user)).codes).toEqual(['RATE_LIMITED']);
    });

    it('is not refused in a live session for what a stranger at its address tried', async () => {
      const user = await calls.newcomer();
      const { sessionId } = await calls.logIn(user);
      const shared = { address: '203.0.113.50' };
      const guess = { email: user.email, password: 'wrong password' };
      const stranger = () => world.services.sessions.logIn(world.anonymous(shared), guess);
      for (let index = 0; index < 31; index += 1) await stranger().catch(() => undefined);
      await expect(stranger()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      const info = asViewer(viewerOf(user, sessionId), shared);
      await expect(world.services.passwordChange.change(info, input)).resolves.toBeDefined();
    });

    it('is not from a password to itself', async () => {
      const user = await calls.newcomer();
      const same = { currentPassword: PASSWORD, password: PASSWORD };
      expect(calls.errorsOf(await calls.changePassword(same, user))).toMatchObject([
        { code: 'VALIDATION_FAILED', path: ['password'] },
      ]);
    });

    it('refuses common passwords, and unauthenticated callers', async () => {
      const common = await calls.changePassword(
        { ...input, password: 'iloveyou' },
        await calls.newcomer(),
      );
      expect(calls.errorsOf(common)).toMatchObject([{ path: ['password'] }]);
      expect((await calls.changePassword(input, null)).codes).toEqual(['UNAUTHENTICATED']);
    });

    it('accepts one of two concurrent changes', async () => {
      const user = await calls.newcomer();
      const { passwordChange } = world.services;
      const info = asViewer(viewerOf(user), { address: null });
      const outcomes = await Promise.allSettled(
        ['first new password', 'second new password'].map((password) =>
          passwordChange.change(info, { ...input, password }),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
});
