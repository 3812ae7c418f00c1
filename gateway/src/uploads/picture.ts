import sharp from 'sharp';
import { LIMITS, PHOTO_SIZES, type PhotoSize } from '@tbt/contracts';
import { isMixed } from './content-type';
import { FileError } from './file-error';

const READING = {
  limitInputPixels: LIMITS.photoPixelsMax,
  sequentialRead: true,
  failOn: 'error',
} as const;
const LARGEST = Math.max(...PHOTO_SIZES);
const QUALITY = 82;
/** A licence's small print must stay readable. */
const DOCUMENT_QUALITY = 92;

const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Reads the header only. @throws FileError */
async function checkHeader(content: Buffer, mediaType: string): Promise<void> {
  if (isMixed(content)) throw new FileError('upload.mixed');
  const header = await sharp(content, { ...READING, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header?.width || header.format !== FORMATS[mediaType]) throw new FileError('upload.broken');
  if (header.width * header.height > LIMITS.photoPixelsMax) throw new FileError('upload.pixels');
}

const orBroken = () => {
  throw new FileError('upload.broken');
};

/** The centred square in every size, as WebP: upright, first frame, no metadata. @throws FileError */
export async function squaresOf(
  content: Buffer,
  mediaType: string,
): Promise<Map<PhotoSize, Buffer>> {
  await checkHeader(content, mediaType);
  const { data, info } = await sharp(content, READING)
    .autoOrient()
    .resize(LARGEST, LARGEST, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(orBroken);
  const { width, height, channels } = info;
  const squares = PHOTO_SIZES.map(async (size) => {
    const square = sharp(data, { raw: { width, height, channels } }).resize(size, size);
    return [size, await square.webp({ quality: QUALITY }).toBuffer()] as const;
  });
  return new Map(await Promise.all(squares));
}

/** The picture in its own size and type: upright, no metadata. @throws FileError */
export async function withoutFacts(content: Buffer, mediaType: string): Promise<Buffer> {
  await checkHeader(content, mediaType);
  const upright = sharp(content, READING).autoOrient();
  const written =
    mediaType === 'image/png'
      ? upright.png()
      : upright.toFormat(mediaType === 'image/webp' ? 'webp' : 'jpeg', {
          quality: DOCUMENT_QUALITY,
        });
  return written.toBuffer().catch(orBroken);
}
