import { createHash } from 'node:crypto';
import {
  PHOTO_SIZES,
  photoFile,
  STORED_UPLOAD_PURPOSE,
  uploadAddress,
  type PhotoSize,
} from '@tbt/contracts';
import sharp from 'sharp';
import type { Person } from './accounts';
import { viewerOf } from './callers';
import type { DemoServices } from './demo-services';
import { officeDrawing } from './office';
import { portraitDrawing } from './portrait';

const NAME_LENGTH = 32;
const RECEIPT_SECONDS = 300;
/** One in this many has a photo; more would slow down every fresh start. */
const EVERY = 2;

async function squaresOf(drawing: string): Promise<Map<PhotoSize, Buffer>> {
  const svg = Buffer.from(drawing);
  const sizes = PHOTO_SIZES.map(async (size) => {
    const square = sharp(svg).resize(size, size).webp({ quality: 80, effort: 1 });
    return [size, await square.toBuffer()] as const;
  });
  return new Map(await Promise.all(sizes));
}

async function putPhoto({ identity, deployment }: DemoServices, person: Person): Promise<void> {
  const sha256 = createHash('sha256').update(person.email).digest('hex');
  const name = sha256.slice(0, NAME_LENGTH);
  const key = `photos/${name}`;
  const draw = person.role === 'clinic' ? officeDrawing : portraitDrawing;
  const squares = await squaresOf(draw(person.id));
  for (const [size, square] of squares) await deployment.files.put(photoFile(key, size), square);
  const size = [...squares.values()].reduce((sum, square) => sum + square.length, 0);
  const facts = { ownerId: person.id, kind: 'photo', key, mediaType: 'image/webp', size, sha256 };
  const receipt = await deployment.sealer.seal(STORED_UPLOAD_PURPOSE, facts, RECEIPT_SECONDS);
  const info = viewerOf(person);
  await identity.uploads.register(info, { receipt });
  const profilePicture = uploadAddress('photo', name);
  await identity.uploads.changeProfilePicture(info, { profilePicture });
}

/** Half of the professionals and clinics get a photo, the new graduate none. */
export async function putPhotos(services: DemoServices, people: readonly Person[]): Promise<void> {
  for (const isOffice of [true, false]) {
    const shown = people
      .filter(({ role }) => (role === 'clinic') === isOffice)
      .filter(({ email }, index) => index % EVERY === 0 && email !== 'newgrad@demo.test');
    for (const person of shown) await putPhoto(services, person);
  }
}
