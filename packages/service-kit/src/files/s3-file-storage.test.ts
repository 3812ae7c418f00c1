import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3Server, type S3TestServer } from '../testing/s3-server';
import { createS3FileStorage, type S3Options } from './s3-file-storage';

const MEBIBYTE = 1024 * 1024;
const OWN = {
  accessKeyId: 'test-id',
  secretAccessKey: 'test-secret',
  region: 'ca-central-1',
  bucket: 'files',
};

let server: S3TestServer;
beforeEach(async () => {
  server = await startS3Server(OWN, { pageSize: 2 });
});
afterEach(() => server.close());

const storage = (change: Partial<S3Options> = {}) =>
  createS3FileStorage({ ...OWN, endpoint: server.endpoint, timeoutMs: 30_000, ...change });

const read = async (key: string) => {
  const file = await storage().open(key);
  return file && buffer(file.content);
};

const UNAVAILABLE = { code: 'UNAVAILABLE' };
const always = (fault: (typeof server.faults)[number]) => server.faults.push(fault, fault, fault);

it('reads, overwrites and deletes a file', async () => {
  const files = storage();
  const stored = await files.put('photos/7/a.webp', Buffer.from('first'));
  expect(stored).toMatchObject({ key: 'photos/7/a.webp', size: 5 });
  await files.put('photos/7/a.webp', Readable.from([Buffer.from('second '), Buffer.from('one')]));
  const opened = await files.open('photos/7/a.webp');
  expect(opened).toMatchObject({ size: 10 });
  expect(Date.now() - opened!.storedAt.getTime()).toBeLessThan(60_000);
  expect(String(await buffer(opened!.content))).toBe('second one');
  await files.remove('photos/7/a.webp');
  await files.remove('photos/7/a.webp');
  await expect(read('photos/7/a.webp')).resolves.toBeNull();
});

it.each([
  ['another secret', { secretAccessKey: 'guessed' }],
  ['another id', { accessKeyId: 'robin' }],
  ['another region', { region: 'us-east-1' }],
])('is refused with %s: every call is signed', async (_words, change) => {
  const files = storage(change);
  await expect(files.put('a/1', Buffer.from('x'))).rejects.toMatchObject(UNAVAILABLE);
  await expect(files.open('a/1')).rejects.toMatchObject(UNAVAILABLE);
  expect(server.objects.size).toBe(0);
});

it('sends a large file in parts', async () => {
  const chunk = Buffer.alloc(3 * MEBIBYTE, 'abc');
  const stored = await storage().put('exports/1/all.zip', Readable.from(Array(6).fill(chunk)));
  expect(stored.size).toBe(18 * MEBIBYTE);
  expect(server.requests.filter((asked) => asked.includes('partNumber'))).toHaveLength(3);
  const content = await read('exports/1/all.zip');
  expect(content?.equals(Buffer.alloc(18 * MEBIBYTE, 'abc'))).toBe(true);
  expect(server.uploads.size).toBe(0);
});

it('stores nothing of an incomplete file', async () => {
  const broken = (bytes: number) =>
    Readable.from(
      (async function* parts() {
        yield Buffer.alloc(bytes);
        throw new Error('connection lost');
      })(),
    );
  await expect(storage().put('a/small', broken(10))).rejects.toThrow('connection lost');
  await expect(storage().put('a/large', broken(9 * MEBIBYTE))).rejects.toThrow('connection lost');
  expect(server.objects.size).toBe(0);
  expect(server.uploads.size).toBe(0);
});

it('deletes parts of abandoned uploads', async () => {
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000);
  server.uploads.set('old', { key: 'a/1', at: at(2), parts: new Map() });
  server.uploads.set('new', { key: 'a/2', at: at(0), parts: new Map() });
  await storage().removeUnfinished(at(1));
  expect([...server.uploads.keys()]).toEqual(['new']);
});

it('lists by prefix, ordered by key, over any number of pages', async () => {
  const files = storage();
  for (const key of ['b/2', 'a/1', 'b/10', 'b/3', 'b/4', 'b/5'])
    await files.put(key, Buffer.from(key));
  const found: [string, number][] = [];
  for await (const { key, size } of files.list('b/')) found.push([key, size]);
  expect(found).toEqual([
    ['b/10', 4],
    ['b/2', 3],
    ['b/3', 3],
    ['b/4', 3],
    ['b/5', 3],
  ]);
});

describe('a storage that', () => {
  it.each([503, 500] as const)('answers %i once is retried', async (status) => {
    server.faults.push(status);
    await expect(storage().put('a/1', Buffer.from('x'))).resolves.toMatchObject({ size: 1 });
    expect(server.requests).toHaveLength(2);
  });

  it.each([503, 'silence', 'drop'] as const)(
    'keeps failing with %p is unavailable',
    async (fault) => {
      always(fault);
      const files = storage({ timeoutMs: 400 });
      await expect(files.put('a/1', Buffer.from('x'))).rejects.toMatchObject(UNAVAILABLE);
      expect(server.objects.size).toBe(0);
    },
  );

  it('fails behind a good status did not store it', async () => {
    always('late error');
    await expect(storage().put('a/1', Buffer.from('x'))).rejects.toMatchObject(UNAVAILABLE);
  });

  it('loses a part stores nothing', async () => {
    const content = Readable.from([Buffer.alloc(9 * MEBIBYTE)]);
    const putting = storage().put('a/1', content);
    while (!server.requests.some((asked) => asked.includes('partNumber=1')))
      await new Promise(setImmediate);
    always(503);
    await expect(putting).rejects.toMatchObject(UNAVAILABLE);
    expect(server.objects.size).toBe(0);
    expect(server.uploads.size).toBe(0);
  });

  it('is unreachable is unavailable', async () => {
    await server.close();
    await expect(storage().open('a/1')).rejects.toMatchObject(UNAVAILABLE);
    server = await startS3Server(OWN);
  });

  it('without the bucket does not look empty', async () => {
    const listing = storage({ bucket: 'other' }).list('');
    await expect(listing[Symbol.asyncIterator]().next()).rejects.toMatchObject(UNAVAILABLE);
  });
});

it.each(['../secret', '/etc/passwd', 'a/../b', 'A.pdf', '', 'a//b', 'a\0b'])(
  'refuses the key %p',
  async (key) => {
    await expect(storage().put(key, Buffer.from('x'))).rejects.toThrow('form');
  },
);
