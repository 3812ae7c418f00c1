import sharp from 'sharp';
import {
  animatedGif,
  hugeHeader,
  mixedPhoto,
  noisyPng,
  pdf,
  picture,
  svg,
  taggedPhoto,
} from '../support/sample-files';
import { call, get, objectOf, post, problemOf, problemPaths } from './support/api';
import { bytesAt, DOCUMENT, PHOTO, sendFiles, uploaded } from './support/files';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';

const MEBIBYTE = 1024 * 1024;
const PHOTO_BYTES = 5 * MEBIBYTE;
const DOCUMENT_BYTES = 10 * MEBIBYTE;
const SIZES = [96, 256, 512];

let temp: Person;
let clinic: Person;
let other: Person;

beforeAll(async () => {
  temp = await newPerson('hygienist');
  clinic = await newPerson('clinic');
  other = await newPerson('assistant');
});

const jpeg = () => picture().jpeg().toBuffer();
const halfJpeg = async () =>
  (
    await sharp(await noisyPng(300_000))
      .jpeg()
      .toBuffer()
  ).subarray(0, 30_000);
const halfPng = async () => (await noisyPng(300_000)).subarray(0, 100_000);
/** A valid file padded to an exact size. */
const padded = (content: Buffer, bytes: number) => Buffer.concat([content], bytes);

describe('a photo', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
    ['GIF', animatedGif],
  ])('is taken as %s by its content, and served in three sizes', async (_name, make) => {
    const url = await uploaded(PHOTO, await make(), temp.token);
    for (const size of SIZES) {
      const { response, bytes } = await bytesAt(url.replace('-512', `-${size}`));
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toMatch(/immutable/);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size });
    }
  });

  it('loses its place, its camera and every other fact about it', async () => {
    const url = await uploaded(PHOTO, await taggedPhoto(), temp.token);
    const { bytes } = await bytesAt(url);
    expect(bytes.includes('planted-mark')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['an SVG', () => svg],
    ['a PDF', () => pdf],
    ['text', () => Buffer.from('GIF8 is not a picture')],
    ['a page in a photo', mixedPhoto],
    ['50,000 × 50,000 pixels', hugeHeader],
    ['half a JPEG', halfJpeg],
    ['half a PNG', halfPng],
  ])('is refused as %s, naming the field', async (_name, make) => {
    const answer = await sendFiles(PHOTO, [await make()], { token: temp.token, name: 'me.jpg' });
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual(['profilePicture']);
  });

  it('may have 5,242,880 bytes and not one more', async () => {
    const content = await jpeg();
    await uploaded(PHOTO, padded(content, PHOTO_BYTES), temp.token);
    const large = [padded(content, PHOTO_BYTES + 1)];
    problemOf(await sendFiles(PHOTO, large, { token: temp.token }), 413, 'VALIDATION_FAILED');
  });

  it('must be the only file of its form', async () => {
    const content = await jpeg();
    for (const files of [[], [content, content]]) {
      const answer = await sendFiles(PHOTO, files, { token: temp.token });
      expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual(['profilePicture']);
    }
  });

  it('is taken twice at once, from one person or two', async () => {
    const content = await jpeg();
    const senders = [temp, temp, other, clinic];
    const urls = await Promise.all(senders.map(({ token }) => uploaded(PHOTO, content, token)));
    expect(new Set(urls).size).toBe(senders.length);
  });

  it('that is sent again under the same key is the first one', async () => {
    const content = await jpeg();
    const headers = { 'idempotency-key': `photo-${temp.id}` };
    const send = () => sendFiles(PHOTO, [content], { token: temp.token, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });
});

describe('a document', () => {
  it.each([
    ['PDF', () => pdf],
    ['JPEG', jpeg],
    ['PNG', () => picture().png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
  ])('is taken as %s, and its address opens nothing', async (_name, make) => {
    const url = await uploaded(DOCUMENT, await make(), temp.token);
    expect((await bytesAt(url)).response.status).toBe(404);
    expect((await get(url, { token: temp.token })).status).toBe(404);
  });

  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['an SVG', () => svg],
    ['a GIF', animatedGif],
    ['a page', () => Buffer.from('<!doctype html><html></html>')],
    ['a page in a photo', mixedPhoto],
    ['half a PDF', () => pdf.subarray(0, 30)],
    ['half a PNG', halfPng],
    ['50,000 × 50,000 pixels', hugeHeader],
  ])('is refused as %s, naming the field', async (_name, make) => {
    const answer = await sendFiles(DOCUMENT, [await make()], { token: temp.token, name: 'a.pdf' });
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual(['document']);
  });

  it('may have 10,485,760 bytes and not one more', async () => {
    const filled = (bytes: number) =>
      Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - pdf.length, ' '), pdf.subarray(9)]);
    await uploaded(DOCUMENT, filled(DOCUMENT_BYTES), temp.token);
    const large = [filled(DOCUMENT_BYTES + 1)];
    problemOf(await sendFiles(DOCUMENT, large, { token: temp.token }), 413, 'VALIDATION_FAILED');
  });
});

describe.each([PHOTO, DOCUMENT])('an upload to $path', (place) => {
  it('is refused in the order of the contract', async () => {
    const wrongMethod = await get(place.path);
    problemOf(wrongMethod, 405, 'VALIDATION_FAILED');
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    problemOf(await post(place.path, {}), 415, 'VALIDATION_FAILED');
    const malformed = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await post(place.path, '--x\r\nnonsense', { headers: malformed });
    problemOf(answer, 400, 'VALIDATION_FAILED');
    problemOf(await sendFiles(place, [svg]), 401, 'UNAUTHENTICATED');
    problemOf(await sendFiles(place, []), 401, 'UNAUTHENTICATED');
    problemOf(await sendFiles(place, [Buffer.alloc(11 * MEBIBYTE)]), 413, 'VALIDATION_FAILED');
    const foreign = { cookie: `tbt_session=${temp.token}`, origin: 'https://evil.test' };
    problemOf(await sendFiles(place, [pdf], { headers: foreign }), 403, 'FORBIDDEN');
  });
});

describe('a profile picture', () => {
  const put = (who: Person | null, id: number, profilePicture: unknown) =>
    call('PUT', `/api/users/${id}/profile-picture`, {
      token: who?.token,
      body: { profilePicture },
    });

  it('is an own uploaded photo, is public, and can be removed', async () => {
    const url = await uploaded(PHOTO, await jpeg(), temp.token);
    const answer = await put(temp, temp.id, url);
    expect(answer.status).toBe(200);
    expect(objectOf(answer)).toMatchObject({ id: temp.id, profilePicture: url });
    expect(objectOf(await get(`/api/users/${temp.id}`))).toMatchObject({ profilePicture: url });
    const next = await uploaded(PHOTO, await jpeg(), temp.token);
    expect(objectOf(await put(temp, temp.id, next)).profilePicture).toBe(next);
    expect((await bytesAt(url)).response.status).toBe(404);
    expect(objectOf(await put(temp, temp.id, null)).profilePicture).toBeNull();
    expect((await bytesAt(next)).response.status).toBe(404);
  });

  it('is no other address: not another user’s, not a document’s, not one of another site', async () => {
    const theirs = await uploaded(PHOTO, await jpeg(), other.token);
    const document = await uploaded(DOCUMENT, pdf, temp.token);
    const never = `/uploads/photos/${'0'.repeat(32)}-512.webp`;
    const wrong = [theirs, document, never, 'https://evil.test/a.png', 'javascript:1', '', 7];
    for (const url of wrong) {
      const problem = problemOf(await put(temp, temp.id, url), 400, 'VALIDATION_FAILED');
      expect([url, problemPaths(problem)]).toEqual([url, ['profilePicture']]);
    }
    problemOf(await put(temp, temp.id, undefined), 400, 'VALIDATION_FAILED');
    expect((await bytesAt(theirs)).response.status).toBe(200);
  });

  it('cannot be changed by another user', async () => {
    const url = await uploaded(PHOTO, await jpeg(), temp.token);
    problemOf(await put(null, temp.id, url), 401, 'UNAUTHENTICATED');
    const strangers = [other, clinic, await demoPerson('admin')];
    for (const stranger of strangers)
      problemOf(await put(stranger, temp.id, url), 403, 'FORBIDDEN');
    problemOf(await put(other, temp.id, ''), 400, 'VALIDATION_FAILED');
    problemOf(await put(temp, 2_000_000_000, url), 403, 'FORBIDDEN');
    expect(objectOf(await get(`/api/users/${temp.id}`)).profilePicture ?? null).toBeNull();
  });
});
