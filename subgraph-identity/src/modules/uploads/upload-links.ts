import { PRIVATE_FILE_PATH, PRIVATE_FILE_PURPOSE } from '@tbt/contracts';
import type { Deployment } from '@tbt/service-kit';
import { fileKeys } from './upload-keys';
import type { Upload } from './uploads.queries';

const LIFE_SECONDS_MAX = 600;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const DAY_LENGTH = 10;

export type LinkedUpload = Pick<Upload, 'kind' | 'key' | 'mediaType' | 'createdAt'>;

/** Expiring URLs of private files; the caller authorizes. */
export const createUploadLinks = ({ sealer }: Pick<Deployment, 'sealer'>) => ({
  /** @param lifeSeconds at most 600. @returns a path of the site. */
  linkTo: async (upload: LinkedUpload, lifeSeconds: number = LIFE_SECONDS_MAX): Promise<string> => {
    const { kind, mediaType, createdAt } = upload;
    const extension = EXTENSIONS[mediaType] ?? 'bin';
    const facts = {
      key: fileKeys(upload).at(-1),
      mediaType,
      name: `${kind}-${createdAt.toISOString().slice(0, DAY_LENGTH)}.${extension}`,
    };
    const life = Math.min(lifeSeconds, LIFE_SECONDS_MAX);
    return PRIVATE_FILE_PATH + (await sealer.seal(PRIVATE_FILE_PURPOSE, facts, life));
  },
});

export type UploadLinks = ReturnType<typeof createUploadLinks>;
