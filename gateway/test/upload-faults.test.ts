import { connect } from 'node:net';
import { DOCUMENT_PATH, PHOTO_SIZES, PRIVATE_FILE_PURPOSE } from '@tbt/contracts';
import { rateLimited, unavailable } from '@tbt/service-kit';
import { tokenOf } from './support/fake-graph';
import { pdf, picture, svg } from './support/sample-files';
import { stopGateways } from './support/start-gateway';
import {
  createUploadWorld,
  DOCUMENT,
  MEBIBYTE,
  PHOTO,
  type UploadWorld,
} from './support/upload-world';

describe('uploads', () => {
  let world: UploadWorld;
  beforeAll(async () => {
    world = await createUploadWorld();
  });
  beforeEach(() => world.reset());
  afterEach(() => jest.restoreAllMocks());
  afterAll(stopGateways);

  describe('answer in the order of the contract', () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(world.origin + PHOTO.path, { method: 'POST', headers, body });
    const session = { authorization: `Bearer ${tokenOf(7)}` };
    const form = { 'content-type': 'multipart/form-data; boundary=x' };

    it('405 and 415 before 401', async () => {
      const other = await fetch(world.origin + PHOTO.path);
      expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
      expect((await post({ 'content-type': 'application/json' }, '{}')).status).toBe(415);
      expect((await post({ 'content-type': 'image/jpeg', ...session }, 'x')).status).toBe(415);
    });

    it('413 and a malformed form before 401', async () => {
      const large = Buffer.alloc(5 * MEBIBYTE + 1, 'x');
      expect((await world.send(PHOTO, large, { userId: 0 })).status).toBe(413);
      expect((await post(form, '--x\r\nnonsense')).status).toBe(400);
      expect((await post({ 'content-type': 'multipart/form-data' }, 'x')).status).toBe(400);
    });

    it('401 before what is wrong with the file', async () => {
      expect((await world.send(PHOTO, svg, { userId: 0 })).status).toBe(401);
      expect((await world.send(PHOTO, null, { userId: 0 })).status).toBe(401);
      expect(await world.stored()).toEqual([]);
    });

    it('403 to a foreign site', async () => {
      const cookie = `tbt_session=${tokenOf(7)}`;
      const answer = await fetch(world.origin + PHOTO.path, {
        method: 'POST',
        headers: { cookie, origin: 'https://evil.test' },
        body: (() => {
          const data = new FormData();
          data.set('profilePicture', new File([new Uint8Array(svg)], 'a.svg'));
          return data;
        })(),
      });
      expect(answer.status).toBe(403);
    });
  });

  describe('when something goes wrong', () => {
    it('keep nothing of a file whose record was refused', async () => {
      world.state.refusal = rateLimited(60);
      const { status, response } = await world.send(PHOTO, await picture().jpeg().toBuffer());
      expect([status, response.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await world.stored()).toEqual([]);
    });

    it('leave what may be on record to the collection', async () => {
      world.state.refusal = unavailable();
      expect((await world.send(PHOTO, await picture().jpeg().toBuffer())).status).toBe(503);
      expect(await world.stored()).toHaveLength(PHOTO_SIZES.length);
    });

    it('keep the first file of a repeated request', async () => {
      world.state.earlier = `${DOCUMENT_PATH}${'0'.repeat(32)}`;
      expect((await world.send(DOCUMENT, pdf)).body.url).toBe(world.state.earlier);
      expect(await world.stored()).toEqual([]);
    });

    it('answer 503 when the disk is full, and store nothing', async () => {
      const put = jest.spyOn(world.deployment.files, 'put');
      put.mockResolvedValueOnce({ key: '', size: 1, storedAt: new Date() });
      put.mockRejectedValueOnce(unavailable());
      const { status, response } = await world.send(PHOTO, await picture().jpeg().toBuffer());
      expect(status).toBe(503);
      expect(response.headers.get('retry-after')).toBeTruthy();
      expect(await world.stored()).toEqual([]);
      put.mockRejectedValueOnce(unavailable());
      expect((await world.send(DOCUMENT, pdf)).status).toBe(503);
    });

    it('store nothing for a caller who disconnects', async () => {
      const socket = connect(Number(new URL(world.origin).port), '127.0.0.1');
      const head = [
        `POST ${DOCUMENT.path} HTTP/1.1`,
        'host: localhost',
        `authorization: Bearer ${tokenOf(7)}`,
        'content-type: multipart/form-data; boundary=x',
        'content-length: 100000',
        '',
        '--x',
        'content-disposition: form-data; name="document"; filename="a.pdf"',
        '',
        pdf.toString(),
      ];
      await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()));
      await new Promise((resolve) => setTimeout(resolve, 200));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await world.stored()).toEqual([]);
      expect(world.state.registered).toEqual([]);
    });
  });

  describe('of private files', () => {
    const link = (facts: object, purpose = PRIVATE_FILE_PURPOSE) =>
      world.deployment.sealer.seal(purpose, { ...facts }, 60);

    it('open by a sealed link only', async () => {
      await world.send(DOCUMENT, pdf);
      const facts = {
        key: world.state.registered[0]?.key,
        mediaType: 'application/pdf',
        name: 'document.pdf',
      };
      const { response, bytes } = await world.read(`/files/${await link(facts)}`);
      expect(bytes.equals(pdf)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="document.pdf"',
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
      });
      const framed = await world.read(`/files/${await link(facts)}`, {
        'sec-fetch-dest': 'iframe',
      });
      expect(framed.response.headers.get('content-disposition')).toMatch(/^inline;/);
      for (const path of [
        `/files/${await link(facts, 'other')}`,
        `/files/${await link({ ...facts, key: `documents/${'0'.repeat(32)}` })}`,
        '/files/',
        '/files/nonsense',
        `/uploads/${facts.key}`,
        '/uploads/photos/',
        '/uploads/photos/../documents/a',
        '/uploads/',
      ])
        expect((await world.read(path)).response.status).toBe(404);
    });
  });
});
