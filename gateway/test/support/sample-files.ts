import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const TEAL = { r: 20, g: 140, b: 140 };

export const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: TEAL } });

const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' };

/** EXIF with a location and a rotation. */
export const taggedPhoto = (): Promise<Buffer> =>
  picture(600, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'planted-mark', Orientation: '6' }, IFD3: GPS })
    .toBuffer();

/** Two frames, red and green. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } });
  const frames = await Promise.all(
    ['red', 'green'].map((colour) => frame(colour).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Incompressible pixels, for a known minimum size. */
export const noisyPng = (bytes: number): Promise<Buffer> => {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: TEAL,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** A small PNG whose header claims 50,000 × 50,000 pixels. */
export function hugeHeader(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with HTML in its comment, after its end or both. */
export async function mixedPhoto(): Promise<Buffer> {
  const photo = await picture().jpeg().toBuffer();
  const text = Buffer.from('<html><script>alert(1)</script></html>');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, text]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

const pdfOf = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );

export const pdfWith = (catalog: string, ...objects: string[]): Buffer => {
  const pages = objects.length + 2;
  return pdfOf(
    `<< /Type /Catalog /Pages ${pages} 0 R ${catalog} >>`,
    ...objects,
    `<< /Type /Pages /Kids [${pages + 1} 0 R] /Count 1 >>`,
    `<< /Type /Page /Parent ${pages} 0 R >>`,
  );
};

export const pdf = pdfWith('');

export const pdfWithoutPages = [
  pdfOf('<< /Type /Catalog >>'),
  pdfOf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'),
] as const;

/** The same with its second object in an object stream. */
export function packedPdf(catalog: string, object: string): Buffer {
  const list = deflateSync(`9 0 ${object}`).toString('latin1');
  const dict = `<< /Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode /Length ${list.length} >>`;
  return pdfWith(catalog, `${dict}\nstream\n${list}\nendstream`);
}

/** Page contents of so many times 60 MiB, each a few kilobytes in the file. */
export function unfoldingPdf(times: number, { filter = '/FlateDecode' } = {}): Buffer {
  const packed = deflateSync(Buffer.alloc(60 * 1024 * 1024)).toString('latin1');
  const content = `<< /Length ${packed.length} /Filter ${filter} >>\nstream\n${packed}\nendstream`;
  return pdfWith('', content, ...Array.from({ length: times - 1 }, () => content));
}

/** Page contents of so many bytes, packed as repeated ones; a run is of 128. */
export function runsPdf(bytes: number, { filter = '/RunLengthDecode' } = {}): Buffer {
  const packed = '\x81 '.repeat(bytes / 128);
  return pdfWith(
    '',
    `<< /Length ${packed.length} /Filter ${filter} >>\nstream\n${packed}\nendstream`,
  );
}

/** An object stream that inflates to far more than its size. */
export const swollenPdf = (): Buffer => packedPdf('', `(${' '.repeat(64 * 1024 * 1024)})`);
