import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PHOTO_SIZES, photoUrl } from '@tbt/contracts';
import {
  animatedGif,
  hugeHeader,
  mixedPhoto,
  noisyPng,
  packedPdf,
  pdf,
  pdfWith,
  pdfWithoutPages,
  picture,
  runsPdf,
  svg,
  swollenPdf,
  unfoldingPdf,
  taggedPhoto,
} from './support/sample-files';
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
  afterAll(stopGateways);

  describe('of photos', () => {
    it.each([
      ['JPEG', () => picture().jpeg().toBuffer()],
      ['PNG', () => picture().png().toBuffer()],
      ['WebP', () => picture().webp().toBuffer()],
      ['GIF', () => picture().gif().toBuffer()],
      ['animated GIF', animatedGif],
    ])('accept a %s with any name, and store squares of it', async (_name, make) => {
      const { status, body } = await world.send(PHOTO, await make(), {
        name: 'x.txt',
        type: 'text/plain',
      });
      expect(status).toBe(201);
      for (const size of PHOTO_SIZES) {
        const { response, bytes } = await world.read(photoUrl(body.url, size) ?? '');
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: 'webp',
          width: size,
          height: size,
        });
      }
      expect(world.state.registered).toMatchObject([
        { ownerId: 7, kind: 'photo', mediaType: 'image/webp' },
      ]);
    });

    it('remove a photo’s location, and turn it upright', async () => {
      const tagged = await taggedPhoto();
      expect((await sharp(tagged).metadata()).exif).toBeDefined();
      const { body } = await world.send(PHOTO, tagged);
      const { bytes } = await world.read(body.url ?? '');
      const facts = await sharp(bytes).metadata();
      expect(facts).not.toHaveProperty('exif');
      expect(facts).not.toHaveProperty('orientation');
      expect(bytes.includes('planted-mark')).toBe(false);
    });

    it('are served for ever, and as nothing but a picture', async () => {
      const { body } = await world.send(PHOTO, await picture().jpeg().toBuffer());
      const { response } = await world.read(body.url ?? '');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'x-content-type-options': 'nosniff',
      });
    });

    it.each(['jpeg', 'png', 'webp'] as const)(
      'keep nothing behind the end of a %s',
      async (format) => {
        const sent = await picture().toFormat(format).toBuffer();
        const hidden = Buffer.from('hidden behind the end');
        expect((await world.send(DOCUMENT, Buffer.concat([sent, hidden]))).status).toBe(201);
        const opened = await world.deployment.files.open(world.state.registered[0]?.key ?? '');
        expect(opened && (await buffer(opened.content)).includes(hidden)).toBe(false);
      },
    );

    it.each([
      ['an empty file', () => Buffer.alloc(0), 'This file is empty.'],
      ['an SVG', () => svg, 'Please select an image file (JPEG, PNG, GIF, or WebP).'],
      ['a PDF', () => pdf, 'Please select an image file (JPEG, PNG, GIF, or WebP).'],
      ['a page in a photo', mixedPhoto, expect.stringContaining('more than a picture')],
      ['50,000 × 50,000 pixels', hugeHeader, expect.stringContaining('40 million pixels')],
      [
        'half a JPEG',
        async () =>
          (await noisyPng(300_000).then((png) => sharp(png).jpeg().toBuffer())).subarray(0, 30_000),
        expect.stringContaining('damaged'),
      ],
      [
        'half a PNG',
        async () => (await noisyPng(300_000)).subarray(0, 100_000),
        expect.stringContaining('damaged'),
      ],
      [
        'the first bytes of a JPEG',
        () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
        expect.stringContaining('damaged'),
      ],
    ])('refuse %s, naming the field', async (_name, make, message) => {
      const { status, body } = await world.send(PHOTO, await make());
      expect(body.errors).toEqual([{ path: 'profilePicture', message }]);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
      expect(await world.stored()).toEqual([]);
    });

    it('refuse one byte more than fits', async () => {
      const fits = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(5 * MEBIBYTE)]);
      expect((await world.send(PHOTO, fits.subarray(0, 5 * MEBIBYTE))).status).toBe(201);
      expect((await world.send(PHOTO, fits.subarray(0, 5 * MEBIBYTE + 1))).status).toBe(413);
      expect((await world.send(PHOTO, await noisyPng(9 * MEBIBYTE))).status).toBe(413);
      expect(await world.stored()).toHaveLength(PHOTO_SIZES.length);
    });

    it('refuse a form without the file, and one with two', async () => {
      const photo = await picture().jpeg().toBuffer();
      expect(await world.send(PHOTO, null)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'profilePicture', message: 'This field is required.' }] },
      });
      expect(await world.send({ ...PHOTO, field: 'other' }, photo)).toMatchObject({ status: 400 });
      expect(await world.send(PHOTO, photo, { more: photo })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'profilePicture', message: 'Send one file.' }] },
      });
      expect(await world.stored()).toEqual([]);
    });

    it('take two at once', async () => {
      const photo = await picture().jpeg().toBuffer();
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.send(PHOTO, photo)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(answers.length);
    });
  });

  describe('of documents', () => {
    it('keep a PDF unchanged', async () => {
      const { status, body } = await world.send(DOCUMENT, pdf);
      expect(status).toBe(201);
      const [facts] = world.state.registered;
      const expected = { kind: 'document', mediaType: 'application/pdf', size: pdf.length };
      expect(facts).toMatchObject(expected);
      const opened = await world.deployment.files.open(facts?.key ?? '');
      expect(opened?.size).toBe(pdf.length);
      expect((await world.read(body.url ?? '')).response.status).toBe(404);
    });

    it.each(['jpeg', 'png', 'webp'] as const)(
      'keep a %s in its size and kind, without its place and upright',
      async (format) => {
        const tagged = await sharp(await taggedPhoto())
          .keepMetadata()
          .toFormat(format)
          .toBuffer();
        const sent = await sharp(tagged).metadata();
        expect(sent.exif).toBeDefined();
        expect((await world.send(DOCUMENT, tagged)).status).toBe(201);
        const [facts] = world.state.registered;
        expect(facts).toMatchObject({ kind: 'document', mediaType: `image/${format}` });
        const opened = await world.deployment.files.open(facts?.key ?? '');
        if (!opened) throw new Error('The document is not stored');
        const stored = await buffer(opened.content);
        expect(stored).toHaveLength(Number(facts?.size));
        const kept = await sharp(stored).metadata();
        expect(kept).toMatchObject({ format, ...sent.autoOrient });
        expect(kept).not.toHaveProperty('exif');
        expect(kept).not.toHaveProperty('orientation');
        expect(stored.includes('planted-mark')).toBe(false);
      },
    );

    it.each([
      ['an empty file', () => Buffer.alloc(0), 'This file is empty.'],
      ['a GIF', () => picture().gif().toBuffer(), 'Choose a PDF, JPEG, PNG or WebP file.'],
      ['a page', () => Buffer.from('<html></html>'), 'Choose a PDF, JPEG, PNG or WebP file.'],
      ['half a PDF', () => pdf.subarray(0, 30), expect.stringContaining('damaged')],
      ['a PDF without pages', () => pdfWithoutPages[0], expect.stringContaining('damaged')],
      ['a PDF of no page', () => pdfWithoutPages[1], expect.stringContaining('damaged')],
      ['a page in a photo', mixedPhoto, expect.stringContaining('more than a picture')],
      [
        'half a PNG',
        async () => (await noisyPng(300_000)).subarray(0, 100_000),
        expect.stringContaining('damaged'),
      ],
    ])('refuse %s and keep nothing of it', async (_name, make, message) => {
      const { status, body } = await world.send(DOCUMENT, await make());
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'document', message }],
      });
      expect(await world.stored()).toEqual([]);
    });

    it.each([
      ['opens at a page', () => pdfWith('/OpenAction [1 0 R /Fit]')],
      ['links to a page', () => pdfWith('/Annots [2 0 R]', '<< /A << /S /URI /URI (a) >> >>')],
      ['packs its objects', () => packedPdf('/Info 9 0 R', '<< /Title (A licence) >>')],
    ])('keep a PDF that %s', async (_name, make) => {
      expect((await world.send(DOCUMENT, make())).status).toBe(201);
    });

    it.each([
      ['a script by name', () => pdfWith('/Names << /JavaScript 2 0 R >>', '<< /Names [] >>')],
      ['a script in disguise', () => pdfWith('', '<< /S /J#61vaScript /J#53 (app.alert(1)) >>')],
      ['an action at opening', () => pdfWith('/OpenAction 2 0 R', '<< /S /URI /URI (x) >>')],
      ['a program to start', () => pdfWith('', '[<< /A << /S /Launch /F (cmd.exe) >> >>]')],
      ['an attachment', () => pdfWith('/Names << /EmbeddedFiles << /Names [] >> >>')],
      ['a form program', () => pdfWith('/AcroForm << /XFA [] >>')],
      ['a packed script', () => packedPdf('/OpenAction 9 0 R', '<< /S /JavaScript /JS (1) >>')],
    ])('refuse a PDF with %s and keep nothing of it', async (_name, make) => {
      const { status, body } = await world.send(DOCUMENT, make());
      const message = expect.stringContaining('Print it to a new PDF');
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'document', message }],
      });
      expect(await world.stored()).toEqual([]);
    });

    it('refuse a PDF that unpacks to far more than it is', async () => {
      const { status, body } = await world.send(DOCUMENT, swollenPdf());
      const message = expect.stringContaining('damaged');
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'document', message }],
      });
    });

    it.each([
      ['pages that unfold to 300 MiB', () => unfoldingPdf(5)],
      [
        'a page that is packed twice',
        () => unfoldingPdf(1, { filter: '[/FlateDecode /FlateDecode]' }),
      ],
      ['runs of 256 MiB', () => runsPdf(256 * MEBIBYTE)],
      ['a page that is packed by LZW', () => runsPdf(MEBIBYTE, { filter: '/LZWDecode' })],
    ])('refuse a PDF with %s', async (_name, make) => {
      const { status, body } = await world.send(DOCUMENT, make());
      const message = expect.stringContaining('larger than 200 MB');
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'document', message }],
      });
      expect(await world.stored()).toEqual([]);
    });

    it('keep a PDF of large scans', async () => {
      expect((await world.send(DOCUMENT, unfoldingPdf(2))).status).toBe(201);
      expect((await world.send(DOCUMENT, runsPdf(64 * MEBIBYTE))).status).toBe(201);
    });

    it('read a PDF that takes for ever apart from everything else, and give up', async () => {
      let turns = 0;
      const timer = setInterval(() => (turns += 1), 10);
      const endless = Buffer.concat([pdf, Buffer.alloc(4 * MEBIBYTE, '('), pdf]);
      expect((await world.send(DOCUMENT, endless)).status).toBe(400);
      clearInterval(timer);
      expect(turns).toBeGreaterThan(20);
    });

    it('refuse what is too large and keep nothing of it', async () => {
      const large = Buffer.concat([pdf, Buffer.alloc(10 * MEBIBYTE, ' ')]);
      expect((await world.send(DOCUMENT, large)).status).toBe(413);
      expect(await world.stored()).toEqual([]);
    });
  });
});
