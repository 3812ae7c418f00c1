import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { asViewer } from '@tbt/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { createWorld, signUpInput, viewerOf, type World } from './factories';
import { createPrivacyCalls, MARK } from './privacy-calls';

const DAY_MS = 86_400_000;

const REQUEST = `mutation {
  requestDataExport { dataExport { id status partsDone partsTotal url } errors { code message } }
}`;
const MINE = `{ me { dataExports { status partsDone url expiresAt } consents { purpose isGiven } } }`;

let world: World;
let calls: ReturnType<typeof createPrivacyCalls>;
beforeEach(async () => {
  world = await createWorld();
  calls = createPrivacyCalls(world);
});
afterEach(() => world.close());

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const archives = async () => {
  const opened: Record<string, Uint8Array>[] = [];
  for await (const { key } of world.deployment.files.list('exports/')) {
    const file = await world.deployment.files.open(key);
    opened.push(unzipSync(await buffer(file!.content)));
  }
  return opened;
};

describe('a data export', () => {
  it('collects all parts, shows how far it is, and opens for the person alone', async () => {
    const user = await calls.marked();
    const stranger = await world.person('hygienist');
    const me = asViewer(viewerOf(user));
    const asked = await world.ask({ query: REQUEST, ...me });
    expect(asked.data?.requestDataExport).toMatchObject({
      dataExport: { status: 'collecting', partsTotal: 3, url: null },
      errors: [],
    });
    const again = await world.ask({ query: REQUEST, ...me });
    expect(again.data?.requestDataExport).toMatchObject({ errors: [{ code: 'CONFLICT' }] });

    await calls.settle();
    const half = await world.ask({ query: MINE, ...me });
    expect(half.data?.me).toMatchObject({ dataExports: [{ status: 'collecting', partsDone: 1 }] });

    const asId = Number((asked.data?.requestDataExport?.dataExport as { id: string }).id);
    await calls.others('export.part-stored', { userId: user.id, exportId: asId });
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
    await calls.settle();
    await calls.others('export.part-stored', { userId: user.id, exportId: id });
    const [archive] = await archives();
    const files = sent.map((_, index) => archive?.[`files/documents-${String(index).repeat(32)}`]);
    expect(files.map((file) => file && digestOf(file))).toEqual(sent.map(digestOf));
  });

  it('is deleted a week later', async () => {
    const user = await world.person('clinic');
    const { id } = await world.services.exports.request(asViewer(viewerOf(user)));
    await calls.settle();
    await calls.others('export.part-stored', { userId: user.id, exportId: id });
    world.clock.set(new Date(world.clock.now().getTime() + 8 * DAY_MS));
    await world.bus.runJob('identity.privacy');
    const { data } = await world.ask({ query: MINE, ...asViewer(viewerOf(user)) });
    expect(data?.me).toMatchObject({ dataExports: [{ status: 'expired', url: null }] });
    for await (const { key } of world.deployment.files.list('exports/')) throw new Error(key);
  });
});

describe('exports that cannot be finished', () => {
  it('block neither other exports nor erasures, and can be requested again', async () => {
    const broken = await world.person('hygienist');
    const { id } = await world.services.exports.request(asViewer(viewerOf(broken)));
    await calls.settle();
    // All parts are recorded, one is missing.
    await world.database.pool.query('UPDATE data_exports SET parts = $2 WHERE id = $1', [
      id,
      ['identity', 'marketplace', 'messaging'],
    ]);
    const leaving = await world.person('clinic');
    const made = await world.services.exports.request(asViewer(viewerOf(leaving)));
    await calls.settle();
    await calls.others('export.part-stored', { userId: leaving.id, exportId: made.id });
    const left = `exports/${made.id}/left-by-a-dead-process.zip`;
    await world.deployment.files.put(left, Buffer.from('half'));

    world.clock.set(new Date(world.clock.now().getTime() + 8 * DAY_MS));
    await world.bus.runJob('identity.privacy');
    for await (const { key } of world.deployment.files.list('exports/')) throw new Error(key);
    const again = await world.services.exports.request(asViewer(viewerOf(broken)));
    expect(again.id).not.toBe(id);
  });
});

describe('an export of a user with an unconfirmed address', () => {
  it('holds nothing that others wrote under that address', async () => {
    const email = 'owner@example.test';
    const entry = { name: MARK, email, province: 'Ontario', role: 'clinic' };
    await world.services.waitlist.join(world.anonymous({}), entry);
    const stranger = await world.services.users.signUp(world.anonymous({}), signUpInput({ email }));
    const { id } = await world.services.exports.request(asViewer(viewerOf(stranger)));
    await calls.settle();
    const part = await world.deployment.files.open(`exports/${id}/identity.json`);
    const text = (await buffer(part!.content)).toString();
    expect(text).toContain(email);
    expect(text).not.toContain(MARK);
  });
});
