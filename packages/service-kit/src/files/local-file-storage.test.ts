import fs, { mkdtempSync, promises, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createLocalFileStorage } from './local-file-storage';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = async (key: string) => {
  const file = await createLocalFileStorage(folder).open(key);
  return file && text(file.content);
};

it('reads, overwrites and deletes a file', async () => {
  const files = createLocalFileStorage(folder);
  const stored = await files.put('photos/7/a.webp', Buffer.from('first'));
  expect(stored).toMatchObject({ key: 'photos/7/a.webp', size: 5 });
  await files.put('photos/7/a.webp', Readable.from(['second ', 'one']));
  await expect(open('photos/7/a.webp')).resolves.toBe('second one');
  await files.remove('photos/7/a.webp');
  await files.remove('photos/7/a.webp');
  await expect(open('photos/7/a.webp')).resolves.toBeNull();
});

it('stores nothing of an incomplete file', async () => {
  const files = createLocalFileStorage(folder);
  const broken = Readable.from(
    (async function* parts() {
      yield 'half';
      throw new Error('connection lost');
    })(),
  );
  await expect(files.put('a/b.pdf', broken)).rejects.toThrow('connection lost');
  expect(readdirSync(join(folder, 'a'))).toEqual([]);
  await expect(open('a/b.pdf')).resolves.toBeNull();
});

it('removes abandoned uploads', async () => {
  const files = createLocalFileStorage(folder);
  await files.put('a/1', Buffer.from('whole'));
  writeFileSync(join(folder, 'a', '2.half.coming'), 'ha');
  await files.removeUnfinished(new Date(Date.now() - 60_000));
  expect(readdirSync(join(folder, 'a'))).toEqual(['1', '2.half.coming']);
  await files.removeUnfinished(new Date(Date.now() + 60_000));
  expect(readdirSync(join(folder, 'a'))).toEqual(['1']);
});

it('is unavailable while the disk is full, and stores nothing', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(promises, 'rename').mockRejectedValueOnce(full);
  const files = createLocalFileStorage(folder);
  await expect(files.put('a/1', Buffer.from('x'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(readdirSync(join(folder, 'a'))).toEqual([]);
  await expect(files.put('a/1', Buffer.from('x'))).resolves.toMatchObject({ size: 1 });
});

it('stores nothing when the disk fills up during a write', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(fs, 'createWriteStream').mockImplementationOnce((path) => {
    writeFileSync(path, 'half');
    return new Writable({ write: (_part, _encoding, done) => done(full) }) as fs.WriteStream;
  });
  const files = createLocalFileStorage(folder);
  const parts = Readable.from(['half', 'other half']);
  await expect(files.put('a/1', parts)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(readdirSync(join(folder, 'a'))).toEqual([]);
});

it('lists by prefix, ordered by key', async () => {
  const files = createLocalFileStorage(folder);
  for (const key of ['b/2', 'a/1', 'b/10']) await files.put(key, Buffer.from(key));
  const keys: string[] = [];
  for await (const { key } of files.list('b/')) keys.push(key);
  expect(keys).toEqual(['b/10', 'b/2']);
});

it.each(['../secret', '/etc/passwd', 'a/../b', 'A.pdf', '', 'a//b', 'a/.b', 'a\0b'])(
  'refuses the key %p',
  async (key) => {
    await expect(createLocalFileStorage(folder).put(key, Buffer.from('x'))).rejects.toThrow('form');
  },
);

it('is not ready without room for a file', async () => {
  const files = createLocalFileStorage(folder);
  await expect(files.ready()).resolves.toBeUndefined();
  const found = await promises.statfs(folder);
  const room = jest.spyOn(promises, 'statfs').mockResolvedValue({ ...found, bavail: 1 } as never);
  await expect(files.ready()).rejects.toMatchObject({ missing: ['disk: full'] });
  room.mockRestore();
});
