import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { CONSENT_TEXTS } from '@tbt/contracts';
import { registerProblems } from '@tbt/service-kit';
import { asViewer, tablesWith } from '@tbt/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { IDENTITY_TABLES } from '../src/modules/privacy';
import { createWorld, PASSWORD, signUpInput, viewerOf, type World } from './factories';

const MARK = 'Zyxmark';
const DAY_MS = 86_400_000;

const REQUEST = `mutation {
  requestDataExport { dataExport { id status partsDone partsTotal url } errors { code message } }
}`;
const CLOSE = `mutation Close($input: CloseAccountInput!) {
  closeAccount(input: $input) { isClosed errors { code path } }
}`;
const SET_CONSENT = `mutation Set($input: SetConsentInput!) {
  setConsent(input: $input) { consent { purpose isGiven textVersion } errors { code path } }
}`;
const MINE = `{ me { dataExports { status partsDone url expiresAt } consents { purpose isGiven } } }`;

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const marked = () =>
  world.person('hygienist', {
    firstName: MARK,
    lastName: `O${MARK}`,
    city: MARK,
    educationInstitution: MARK,
    licenseNumber: MARK,
    streetAddress: `1 ${MARK} Street`,
  });

const settle = async () => {
  for (let round = 0; round < 3; round += 1) {
    await world.outboxDrained();
    await world.bus.settled();
  }
};

/** What the other subgraphs say when they have done their part. */
const others = async (name: 'export.part-stored' | 'erasure.part-done', ids: object) => {
  for (const service of ['marketplace', 'messaging'] as const) {
    if (name === 'export.part-stored') {
      const { exportId } = ids as { exportId: number };
      await world.deployment.files.put(
        `exports/${exportId}/${service}.json`,
        Buffer.from(JSON.stringify({ things: [{ note: '=1+1', of: service }] })),
      );
    }
    await world.bus.publish([
      {
        id: crypto.randomUUID(),
        name,
        payload: { ...ids, service },
        createdAt: world.clock.now().toISOString(),
      } as never,
    ]);
  }
  await settle();
};

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Every archive in the storage, opened. */
const archives = async () => {
  const opened: Record<string, Uint8Array>[] = [];
  for await (const { key } of world.deployment.files.list('exports/')) {
    const file = await world.deployment.files.open(key);
    opened.push(unzipSync(await buffer(file!.content)));
  }
  return opened;
};

it('every table says what it hands out and how it forgets', async () => {
  await expect(registerProblems(world.database.pool, IDENTITY_TABLES)).resolves.toEqual([]);
});

describe('a copy of everything', () => {
  it('collects all parts, shows how far it is, and opens for the person alone', async () => {
    const user = await marked();
    const stranger = await world.person('hygienist');
    const me = asViewer(viewerOf(user));
    const asked = await world.ask({ query: REQUEST, ...me });
    expect(asked.data?.requestDataExport).toMatchObject({
      dataExport: { status: 'collecting', partsTotal: 3, url: null },
      errors: [],
    });
    const again = await world.ask({ query: REQUEST, ...me });
    expect(again.data?.requestDataExport).toMatchObject({ errors: [{ code: 'CONFLICT' }] });

    await settle();
    const half = await world.ask({ query: MINE, ...me });
    expect(half.data?.me).toMatchObject({ dataExports: [{ status: 'collecting', partsDone: 1 }] });

    const asId = Number((asked.data?.requestDataExport?.dataExport as { id: string }).id);
    await others('export.part-stored', { userId: user.id, exportId: asId });
    const ready = await world.ask({ query: MINE, ...me });
    const [made] = ready.data?.me?.dataExports as { status: string; url: string }[];
    expect(made).toMatchObject({
      status: 'ready',
      url: expect.stringContaining('/files/') as string,
    });
    const seen = await world.ask({
      query: `query($id: ID!) { user(id: $id) { dataExports { id } consents { at } } }`,
      variables: { id: String(user.id) },
      ...asViewer(viewerOf(stranger)),
    });
    expect(seen.data?.user).toEqual({ dataExports: [], consents: [] });

    const [archive, ...more] = await archives();
    expect(more).toEqual([]);
    expect(strFromU8(archive!['everything.json']!)).toContain(MARK);
    expect(strFromU8(archive!['identity/users.csv']!)).toContain(user.email);
    expect(strFromU8(archive!['everything.json']!)).not.toContain('argon2id');
    expect(strFromU8(archive!['messaging/things.csv']!)).toContain("'=1+1");
    expect(world.bus.published.map(({ name }) => name)).toContain('export.ready');
  });

  it('holds the files as they were sent', async () => {
    const user = await world.person('hygienist');
    const sent = Array.from({ length: 3 }, (_, index) => Buffer.alloc(300_000, `page ${index}`));
    for (const [index, bytes] of sent.entries()) {
      const key = `documents/${String(index).repeat(32)}`;
      await world.deployment.files.put(key, bytes);
      await world.database.pool.query(
        `INSERT INTO uploads (owner_id, kind, key, media_type, size, sha256, created_at)
         VALUES ($1, 'document', $2, 'application/pdf', $3, $4, $5)`,
        [user.id, key, bytes.length, digestOf(bytes), world.clock.now()],
      );
    }
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await settle();
    await others('export.part-stored', { userId: user.id, exportId: id });
    const [archive] = await archives();
    const files = sent.map((_, index) => archive?.[`files/documents-${String(index).repeat(32)}`]);
    expect(files.map((file) => file && digestOf(file))).toEqual(sent.map(digestOf));
  });

  it('is deleted a week later', async () => {
    const user = await world.person('clinic');
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await settle();
    await others('export.part-stored', { userId: user.id, exportId: id });
    world.clock.set(new Date(world.clock.now().getTime() + 8 * DAY_MS));
    await world.bus.runJob('identity.privacy');
    const { data } = await world.ask({ query: MINE, ...asViewer(viewerOf(user)) });
    expect(data?.me).toMatchObject({ dataExports: [{ status: 'expired', url: null }] });
    for await (const { key } of world.deployment.files.list('exports/')) throw new Error(key);
  });
});

describe('copies that cannot be finished', () => {
  it('keep neither other copies nor erasures waiting, and make room for another', async () => {
    const broken = await world.person('hygienist');
    const { id } = await world.services.exports.request(asViewer(viewerOf(broken)));
    await settle();
    // Every part is said to be there, one is not.
    await world.database.pool.query('UPDATE data_exports SET parts = $2 WHERE id = $1', [
      id,
      ['identity', 'marketplace', 'messaging'],
    ]);
    const leaving = await world.person('clinic');
    const made = await world.services.exports.request(asViewer(viewerOf(leaving)));
    await settle();
    await others('export.part-stored', { userId: leaving.id, exportId: made.id });
    const left = `exports/${made.id}/left-by-a-dead-process.zip`;
    await world.deployment.files.put(left, Buffer.from('half'));

    world.clock.set(new Date(world.clock.now().getTime() + 8 * DAY_MS));
    await world.bus.runJob('identity.privacy');
    for await (const { key } of world.deployment.files.list('exports/')) throw new Error(key);
    const again = await world.services.exports.request(asViewer(viewerOf(broken)));
    expect(again.id).not.toBe(id);
  });
});

describe('a copy for somebody whose address is not confirmed', () => {
  it('holds nothing that others wrote under that address', async () => {
    const email = 'owner@example.test';
    const entry = { name: MARK, email, province: 'Ontario', role: 'clinic' };
    await world.services.waitlist.join(world.anonymous({}), entry);
    const stranger = await world.services.users.signUp(world.anonymous({}), signUpInput({ email }));
    const { id } = await world.services.exports.request(asViewer(viewerOf(stranger)));
    await settle();
    const part = await world.deployment.files.open(`exports/${id}/identity.json`);
    const text = (await buffer(part!.content)).toString();
    expect(text).toContain(email);
    expect(text).not.toContain(MARK);
  });
});

describe('closing an account', () => {
  const close = (user: Parameters<typeof viewerOf>[0], password: string) =>
    world.ask({
      query: CLOSE,
      variables: { input: { password } },
      ...asViewer(viewerOf(user)),
    });

  it('asks for the password', async () => {
    const user = await world.person('hygienist');
    const { data } = await close(user, 'not the password');
    expect(data?.closeAccount).toEqual({
      isClosed: false,
      errors: [{ code: 'CONFLICT', path: ['password'] }],
    });
    const admin = await world.admin();
    const refused = await close(admin, PASSWORD);
    expect(refused.data?.closeAccount).toMatchObject({ isClosed: false });
  });

  it('leaves no word of the person in any table, event or file, and nobody gets in', async () => {
    const user = await marked();
    const { email } = user;
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await settle();
    await others('export.part-stored', { userId: user.id, exportId: id });
    const session = await world.services.sessions.logIn(world.anonymous({}), {
      email,
      password: PASSWORD,
    });
    expect(await tablesWith(world.database.pool, MARK)).not.toEqual([]);

    const { data } = await close(user, PASSWORD);
    expect(data?.closeAccount).toEqual({ isClosed: true, errors: [] });
    await settle();
    await others('erasure.part-done', { userId: user.id });

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

  it('takes along a copy that is still collected, and the parts that come late', async () => {
    const user = await marked();
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await settle();
    await close(user, PASSWORD);
    await settle();
    await others('export.part-stored', { userId: user.id, exportId: id });
    await others('erasure.part-done', { userId: user.id });
    for await (const { key } of world.deployment.files.list('')) throw new Error(key);
  });

  it('leaves nothing for a change that waited for it', async () => {
    const user = await marked();
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

  it('happens once, whoever asks twice', async () => {
    const user = await world.person('assistant');
    const both = await Promise.allSettled([close(user, PASSWORD), close(user, PASSWORD)]);
    const closed = both.filter(
      (one) => one.status === 'fulfilled' && one.value.data?.closeAccount?.isClosed === true,
    );
    expect(closed).toHaveLength(1);
  });

  it('lets the e-mail open a new account', async () => {
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
  const set = (user: Parameters<typeof viewerOf>[0], purpose: string, isGiven: boolean) =>
    world.ask({
      query: SET_CONSENT,
      variables: { input: { purpose, isGiven } },
      ...asViewer(viewerOf(user)),
    });

  it('records each word with the very text, and the newest counts', async () => {
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
        text_version: CONSENT_TEXTS[purpose].version,
        text_hash: createHash('sha256')
          .update(CONSENT_TEXTS[purpose].text[locale])
          .digest('base64url'),
        locale,
        is_given: true,
      })),
    );
  });

  it('says nothing for those whom a service vouches for', async () => {
    const user = await world.person('clinic');
    const mine = await world.ask({ query: MINE, ...asViewer(viewerOf(user)) });
    expect(mine.data?.me?.consents).toEqual([]);
  });

  it('refuses to take back what the account rests on', async () => {
    const { data } = await set(await world.person('clinic'), 'terms', false);
    expect(data?.setConsent).toMatchObject({ errors: [{ code: 'CONFLICT', path: ['purpose'] }] });
  });
});
