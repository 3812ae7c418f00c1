import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PRIVATE_FILE_PURPOSE, STORED_UPLOAD_PURPOSE, type UploadKind } from '@tbt/contracts';
import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const REGISTER = `mutation($receipt: String!) { registerUpload(input: { receipt: $receipt }) {
  upload { url kind mediaType size } errors { code path message }
} }`;
const CHANGE = `mutation($url: String) { changeProfilePicture(input: { profilePicture: $url }) {
  user { id profilePicture } errors { code path message }
} }`;
const HOUR_MS = 60 * 60 * 1000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('uploads', () => {
  let world: World;
  let temp: User;
  let other: User;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    world.clock.set(NOW);
    temp = await world.person('hygienist');
    other = await world.person('clinic');
  });
  afterAll(() => world.close());

  /** What the gateway does before it registers an upload. */
  const store = async (owner: User, kind: UploadKind = 'photo', text = 'content') => {
    const key = `${kind}s/${randomBytes(16).toString('hex')}`;
    const fileKeys = kind === 'photo' ? [96, 256, 512].map((size) => `${key}-${size}.webp`) : [key];
    for (const fileKey of fileKeys) await world.deployment.files.put(fileKey, Buffer.from(text));
    const receipt = await world.deployment.sealer.seal(
      STORED_UPLOAD_PURPOSE,
      {
        ownerId: owner.id,
        kind,
        key,
        mediaType: kind === 'photo' ? 'image/webp' : 'application/pdf',
        size: text.length,
        sha256: sha256(text),
      },
      60,
    );
    return { key, receipt };
  };
  const register = (owner: User, receipt: string, idempotencyKey: string | null = null) =>
    world.services.uploads.register(asViewer(viewerOf(owner), { idempotencyKey }), { receipt });
  const upload = async (owner: User, kind: UploadKind = 'photo') =>
    register(owner, (await store(owner, kind)).receipt);
  const urlOf = async (owner: User, kind: UploadKind = 'photo') =>
    world.services.uploads.urlOf(await upload(owner, kind));
  const change = async (viewer: User, url: string | null) => {
    const answer = await world.ask({ query: CHANGE, variables: { url }, viewer: viewerOf(viewer) });
    return answer.data?.changeProfilePicture;
  };
  const stored = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of world.deployment.files.list(prefix)) keys.push(key);
    return keys;
  };

  it('are put on record for whom the gateway stored them', async () => {
    const { key, receipt } = await store(temp);
    const query = { query: REGISTER, variables: { receipt } };
    expect((await world.ask(query)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await world.ask({ ...query, viewer: viewerOf(other) })).codes).toEqual(['FORBIDDEN']);
    const { data } = await world.ask({ ...query, viewer: viewerOf(temp) });
    expect(data?.registerUpload).toEqual({
      upload: { url: `/uploads/${key}-512.webp`, kind: 'photo', mediaType: 'image/webp', size: 7 },
      errors: [],
    });
    const again = await world.ask({ ...query, viewer: viewerOf(temp) });
    expect(again.data?.registerUpload).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
  });

  it.each([
    ['made up', () => Promise.resolve('made.up.receipt')],
    ['of another purpose', () => world.deployment.sealer.seal('other', { ownerId: temp.id }, 60)],
    [
      'too old',
      async () => {
        const { receipt } = await store(temp);
        world.clock.set(new Date(NOW.getTime() + HOUR_MS));
        return receipt;
      },
    ],
  ])('refuse a receipt that is %s', async (_name, receiptOf) => {
    const variables = { receipt: await receiptOf() };
    const { data } = await world.ask({ query: REGISTER, variables, viewer: viewerOf(temp) });
    expect(data?.registerUpload).toMatchObject({
      upload: null,
      errors: [{ code: 'VALIDATION_FAILED', path: ['receipt'] }],
    });
  });

  it('are the first one again when the same request is repeated', async () => {
    const first = await register(temp, (await store(temp)).receipt, 'key-1');
    const second = await register(temp, (await store(temp)).receipt, 'key-1');
    expect(second).toEqual(first);
    const third = await store(temp, 'photo', 'other content');
    await expect(register(temp, third.receipt, 'key-1')).rejects.toMatchObject({
      key: 'problem.idempotencyMismatch',
    });
  });

  it('become the profile picture with a permanent URL, and are deleted when replaced', async () => {
    const url = await urlOf(temp);
    const picked = await change(temp, url.replace('-512', '-96'));
    expect(picked).toEqual({ user: { id: String(temp.id), profilePicture: url }, errors: [] });
    expect(await change(temp, url)).toMatchObject({ user: { profilePicture: url } });
    await world.outboxDrained();
    const next = await urlOf(temp);
    expect(await change(temp, next)).toMatchObject({ user: { profilePicture: next } });
    expect(await stored(url.replace('/uploads/', '').replace('-512.webp', ''))).toEqual([]);
    expect(await change(temp, null)).toMatchObject({ user: { profilePicture: null } });
    expect(await world.services.uploads.ofOwner(temp.id)).toEqual([]);
  });

  it.each([
    ["another's", () => urlOf(other)],
    ['a document', () => urlOf(temp, 'document')],
    ['unknown', () => Promise.resolve(`/uploads/photos/${'0'.repeat(32)}-512.webp`)],
    ['elsewhere', () => Promise.resolve('https://pictures.test/me.webp')],
    ['a script', () => Promise.resolve('javascript:alert(1)')],
  ])('never become the profile picture when they are %s', async (_name, url) => {
    expect(await change(temp, await url())).toMatchObject({
      user: null,
      errors: [{ code: 'VALIDATION_FAILED', path: ['profilePicture'] }],
    });
  });

  it('are kept while referenced', async () => {
    const url = await urlOf(temp, 'document');
    const info = asViewer(viewerOf(temp));
    const attach = () =>
      world.database.transaction((tx) =>
        world.services.uploads.attach(tx, info, url, 'document', 'documentUrl'),
      );
    const release = () =>
      world.database.transaction((tx) => world.services.uploads.release(tx, temp.id, url));
    await attach();
    await expect(attach()).resolves.toMatchObject({ uses: 2, attachedAt: NOW });
    await expect(release()).resolves.toEqual([]);
    await expect(release()).resolves.toMatchObject([{ kind: 'document' }]);
    await expect(attach()).rejects.toMatchObject({ issues: [{ path: ['documentUrl'] }] });
  });

  it('open by a sealed link for ten minutes at most', async () => {
    const document = await upload(temp, 'document');
    const link = await world.services.uploads.linkTo(document, 3600);
    const open = () =>
      world.deployment.sealer.open(PRIVATE_FILE_PURPOSE, link.replace('/files/', ''));
    await expect(open()).resolves.toEqual({
      key: document.key,
      mediaType: 'application/pdf',
      name: 'document-2026-11-20.pdf',
    });
    world.clock.set(new Date(NOW.getTime() + 11 * 60 * 1000));
    await expect(open()).resolves.toBeNull();
  });

  it('stay while a case refers to them, and are deleted with the last of their uses', async () => {
    const tell = async (
      name: 'evidence.attached' | 'evidence.released',
      files: { key: string; ownerId: number }[],
      id: string = randomUUID(),
    ) => {
      const at = NOW.toISOString();
      const payload = { disputeId: 1, files, at };
      await world.bus.publish([{ id, name, payload, createdAt: at }]);
      await world.bus.settled();
      return id;
    };
    const [single, shared] = [await upload(temp, 'document'), await upload(temp, 'document')];
    const [once, twice] = [single, shared].map(({ key }) => ({ key, ownerId: temp.id }));
    if (!once || !twice) throw new Error('No uploads');
    await tell('evidence.attached', [once, twice]);
    await tell('evidence.attached', [twice]);
    await tell('evidence.released', [{ ...once, ownerId: other.id }]);
    expect(await stored(single.key)).toHaveLength(1);
    const first = await tell('evidence.released', [once, twice]);
    await tell('evidence.released', [once, twice], first);
    expect(await stored(single.key)).toEqual([]);
    expect(await stored(shared.key)).toHaveLength(1);
    await tell('evidence.released', [twice]);
    expect(await stored(shared.key)).toEqual([]);
    expect(await world.services.uploads.ofOwner(temp.id)).toEqual([]);
  });

  it('belong to the clinic once a member sent them for it', async () => {
    const { key } = await upload(temp, 'document');
    const at = NOW.toISOString();
    const payload = { messageId: 1, senderId: other.id, files: [{ key, ownerId: temp.id }], at };
    await world.bus.publish([
      { id: randomUUID(), name: 'message.attached', payload, createdAt: at },
    ]);
    await world.bus.settled();
    const keysOf = async (id: number) =>
      (await world.services.uploads.ofOwner(id)).map((upload) => upload.key);
    expect(await keysOf(other.id)).toContain(key);
    expect(await keysOf(temp.id)).not.toContain(key);
  });

  it('are collected when nothing refers to them or nothing is on record', async () => {
    const old = new Date(Date.now() + 25 * HOUR_MS);
    const used = await urlOf(temp);
    await change(temp, used);
    const unused = await upload(temp, 'document');
    const orphan = await store(temp);
    await expect(world.services.uploads.collect()).resolves.toMatchObject({
      unused: 0,
      orphans: 0,
    });
    world.clock.set(old);
    await world.services.uploads.collect();
    expect(await stored(unused.key)).toEqual([]);
    expect(await stored(orphan.key)).toEqual([]);
    expect(await stored(used.replace('/uploads/', '').replace('-512.webp', ''))).toHaveLength(3);
    await expect(world.services.uploads.collect()).resolves.toEqual({
      unused: 0,
      orphans: 0,
      missing: 0,
    });
  });

  it('keep the record in use of a file that is missing', async () => {
    const url = await urlOf(temp);
    await change(temp, url);
    for (const key of await stored('photos/')) await world.deployment.files.remove(key);
    const sum = await world.services.uploads.collect();
    expect(sum.missing).toBeGreaterThan(0);
    expect(await world.services.uploads.ofOwner(temp.id)).toHaveLength(1);
  });

  it('go with the person', async () => {
    await upload(temp);
    await upload(temp, 'document');
    const { uploads } = world.services;
    const gone = await world.database.transaction((tx) => uploads.eraseOwner(tx, temp.id));
    await uploads.removeFiles(gone);
    expect(gone).toHaveLength(2);
    for (const { key } of gone) expect(await stored(key)).toEqual([]);
  });

  it('are limited by person', async () => {
    const limited = await createWorld({ limits: { uploadsPerUser: 1 } });
    const user = await limited.person('hygienist');
    const facts = { ownerId: user.id, kind: 'photo', mediaType: 'image/webp', size: 1 };
    const send = async () => {
      const key = `photos/${randomBytes(16).toString('hex')}`;
      const file = { ...facts, key, sha256: sha256(key) };
      const receipt = await limited.deployment.sealer.seal(STORED_UPLOAD_PURPOSE, file, 60);
      return limited.services.uploads.register(asViewer(viewerOf(user)), { receipt });
    };
    await send();
    await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await limited.close();
  });
});
