import { createHash } from 'node:crypto';
import { CONSENT_TEXTS, CONSENT_VERSIONS } from '@tbt/contracts';
import { registerProblems } from '@tbt/service-kit';
import { asViewer, tablesWith } from '@tbt/service-kit/testing';
import { IDENTITY_TABLES } from '../src/modules/privacy';
import { createWorld, PASSWORD, signUpInput, viewerOf, type World } from './factories';
import { createPrivacyCalls, MARK } from './privacy-calls';

const CLOSE = `mutation Close($input: CloseAccountInput!) {
  closeAccount(input: $input) { isClosed errors { code path reasons } }
}`;
const SET_CONSENT = `mutation Set($input: SetConsentInput!) {
  setConsent(input: $input) { consent { purpose isGiven textVersion } errors { code path } }
}`;
const MINE = `{ me { dataExports { status partsDone url expiresAt } consents { purpose isGiven } } }`;

let world: World;
let calls: ReturnType<typeof createPrivacyCalls>;
beforeEach(async () => {
  world = await createWorld();
  calls = createPrivacyCalls(world);
});
afterEach(() => world.close());

it('every table is registered for export and erasure', async () => {
  await expect(registerProblems(world.database.pool, IDENTITY_TABLES)).resolves.toEqual([]);
});

describe('closing an account', () => {
  const close = (user: Parameters<typeof viewerOf>[0], password: string) =>
    world.ask({
      query: CLOSE,
      variables: { input: { password } },
      ...asViewer(viewerOf(user)),
    });

  it('requires the password', async () => {
    const user = await world.person('hygienist');
    const { data } = await close(user, 'not the password');
    expect(data?.closeAccount).toEqual({
      isClosed: false,
      errors: [{ code: 'CONFLICT', path: ['password'], reasons: [] }],
    });
    const admin = await world.admin();
    const refused = await close(admin, PASSWORD);
    expect(refused.data?.closeAccount).toMatchObject({ isClosed: false });
  });

  it('leaves no data of the user in any table, event or file, and no way to log in', async () => {
    const user = await calls.marked();
    const { email } = user;
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await calls.settle();
    await calls.others('export.part-stored', { userId: user.id, exportId: id });
    const session = await world.services.sessions.logIn(world.anonymous({}), {
      email,
      password: PASSWORD,
    });
    expect(await tablesWith(world.database.pool, MARK)).not.toEqual([]);

    const { data } = await close(user, PASSWORD);
    expect(data?.closeAccount).toEqual({ isClosed: true, errors: [] });
    await calls.settle();
    await calls.others('erasure.part-done', { userId: user.id });

    for (const word of [MARK, email]) {
      expect(await tablesWith(world.database.pool, word)).toEqual([]);
      expect(JSON.stringify(world.bus.published)).not.toContain(word);
    }
    for await (const { key } of world.deployment.files.list('')) throw new Error(key);
    const viewer = await world.services.sessions.viewerOf(world.system, session.token);
    expect(viewer).toBeNull();
    await expect(
      world.services.sessions.logIn(world.anonymous({}), { email, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const seen = await world.ask({ query: `{ user(id: ${user.id}) { firstName } }` });
    expect(seen.data?.user).toBeNull();
    expect(world.bus.signals).toContainEqual({
      name: 'session.revoked',
      payload: { userId: user.id, sessionId: null },
    });
  });

  it('erases an export that is still collected, and late parts', async () => {
    const user = await calls.marked();
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await calls.settle();
    await close(user, PASSWORD);
    await calls.settle();
    await calls.others('export.part-stored', { userId: user.id, exportId: id });
    await calls.others('erasure.part-done', { userId: user.id });
    for await (const { key } of world.deployment.files.list('')) throw new Error(key);
  });

  it('refuses a change that waited for the lock', async () => {
    const user = await calls.marked();
    const clinic = await world.person('clinic');
    for (const person of [user, clinic]) await close(person, PASSWORD);
    const me = asViewer(viewerOf(user));
    const newEmail = `${MARK}@example.test`;
    const late = [
      world.services.profiles.update(me, { firstName: MARK }, user.profileVersion),
      world.services.licences.addOwn(me, { province: 'Ontario', number: MARK }),
      world.services.exports.request(me),
      world.services.officePacks.update(asViewer(viewerOf(clinic)), { parking: MARK }, 0),
      world.services.emailChange.requestChange(me, { newEmail, currentPassword: PASSWORD }),
    ];
    const answers = await Promise.allSettled(late);
    expect(answers.map(({ status }) => status)).toEqual(late.map(() => 'rejected'));
    expect(await tablesWith(world.database.pool, MARK)).toEqual([]);
  });

  it('happens once for a repeated request', async () => {
    const user = await world.person('assistant');
    const both = await Promise.allSettled([close(user, PASSWORD), close(user, PASSWORD)]);
    const closed = both.filter(
      (one) => one.status === 'fulfilled' && one.value.data?.closeAccount?.isClosed === true,
    );
    expect(closed).toHaveLength(1);
  });

  it('frees the e-mail for a new account', async () => {
    const user = await world.person('hygienist');
    await close(user, PASSWORD);
    const again = await world.services.users.signUp(world.system, {
      firstName: 'Ada',
      lastName: 'Byron',
      email: user.email,
      role: 'hygienist',
      province: 'Ontario',
      city: 'Toronto',
      password: PASSWORD,
    });
    expect(again.id).not.toBe(user.id);
  });
});

describe('consents', () => {
  const set = (
    user: Parameters<typeof viewerOf>[0],
    purpose: string,
    isGiven: boolean,
    textVersion?: string,
  ) =>
    world.ask({
      query: SET_CONSENT,
      variables: { input: { purpose, isGiven, textVersion } },
      ...asViewer(viewerOf(user)),
    });

  it('records each consent with the version shown, and the latest counts', async () => {
    const user = await world.person('clinic');
    await set(user, 'marketing_email', true);
    const { data } = await set(user, 'marketing_email', false);
    expect(data?.setConsent).toMatchObject({ consent: { isGiven: false }, errors: [] });
    const mine = await world.ask({ query: MINE, ...asViewer(viewerOf(user)) });
    expect(mine.data?.me?.consents).toContainEqual({ purpose: 'marketing_email', isGiven: false });
    const { rows } = await world.database.pool.query(
      `SELECT is_given, length(text_hash) AS digest FROM consents
       WHERE user_id = $1 AND purpose = 'marketing_email' ORDER BY id`,
      [user.id],
    );
    expect(rows).toEqual([
      { is_given: true, digest: 43 },
      { is_given: false, digest: 43 },
    ]);
  });

  it.each([
    ['en-CA', 'signUp', `mutation($input: SignUpInput!) { signUp(input: $input) { user { id } } }`],
    [
      'fr-CA',
      'createProfile',
      `mutation($input: CreateProfileInput!) { createProfile(input: $input) { user { id } } }`,
    ],
  ] as const)('keeps in %s what %s agrees to', async (locale, name, query) => {
    const input = signUpInput();
    const { data } = await world.ask({ query, variables: { input }, locale });
    const { id } = (data?.[name] as { user: { id: string } }).user;
    const { rows } = await world.database.pool.query(
      `SELECT purpose, text_version, text_hash, locale, is_given FROM consents WHERE user_id = $1 ORDER BY id`,
      [Number(id)],
    );
    expect(rows).toEqual(
      (['terms', 'privacy'] as const).map((purpose) => ({
        purpose,
        text_version: CONSENT_VERSIONS[purpose],
        text_hash: createHash('sha256').update(CONSENT_TEXTS[purpose][locale]).digest('base64url'),
        locale,
        is_given: true,
      })),
    );
  });

  it('sends nothing to accounts created by a service', async () => {
    const user = await world.person('clinic');
    const mine = await world.ask({ query: MINE, ...asViewer(viewerOf(user)) });
    expect(mine.data?.me?.consents).toEqual([]);
  });

  it('refuses to take back what the account rests on', async () => {
    const { data } = await set(await world.person('clinic'), 'terms', false);
    expect(data?.setConsent).toMatchObject({ errors: [{ code: 'CONFLICT', path: ['purpose'] }] });
  });

  it('records the version that was read, and refuses another one', async () => {
    const user = await world.person('hygienist');
    const version = CONSENT_VERSIONS.terms;
    for (const other of ['2026-11-24', '2999-01-01']) {
      const { data } = await set(user, 'terms', true, other);
      expect(data?.setConsent).toEqual({
        consent: null,
        errors: [{ code: 'CONFLICT', path: ['textVersion'] }],
      });
    }
    const { data } = await set(user, 'terms', true, version);
    expect(data?.setConsent).toEqual({
      consent: { purpose: 'terms', isGiven: true, textVersion: version },
      errors: [],
    });
    const { rows } = await world.database.pool.query(
      'SELECT text_version FROM consents WHERE user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ text_version: version }]);
  });
});
