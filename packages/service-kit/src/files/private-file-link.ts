import { PRIVATE_FILE_PATH, PRIVATE_FILE_PURPOSE } from '@tbt/contracts';
import type { Sealer } from '../sealing/sealer';

const LIFE_SECONDS_MAX = 600;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export type LinkedFile = {
  /** In the storage. */
  key: string;
  mediaType: string;
  /** Without an extension. */
  name: string;
};

/**
 * Expiring URL of a private file; the caller authorizes.
 * @param lifeSeconds at most 600. @returns a path of the site.
 */
export async function linkToFile(
  sealer: Sealer,
  { key, mediaType, name }: LinkedFile,
  lifeSeconds: number = LIFE_SECONDS_MAX,
): Promise<string> {
  const facts = { key, mediaType, name: `${name}.${EXTENSIONS[mediaType] ?? 'bin'}` };
  const life = Math.min(lifeSeconds, LIFE_SECONDS_MAX);
  return PRIVATE_FILE_PATH + (await sealer.seal(PRIVATE_FILE_PURPOSE, facts, life));
}
