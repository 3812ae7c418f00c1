import { UPLOAD_PROOF_PURPOSE } from '@tbt/contracts';
import { linkToFile, type Deployment } from '@tbt/service-kit';
import { fileKeys } from './upload-keys';
import type { Upload } from './uploads.queries';

const DAY_LENGTH = 10;
/** Unused uploads are removed after a day. */
const PROOF_SECONDS = 23 * 60 * 60;

export type LinkedUpload = Pick<Upload, 'kind' | 'key' | 'mediaType' | 'createdAt'>;

/** Expiring URLs of private files, and proofs of ownership; the caller authorizes. */
export const createUploadLinks = ({ sealer }: Pick<Deployment, 'sealer'>) => ({
  /** @param lifeSeconds at most 600. @returns a path of the site. */
  linkTo: (upload: LinkedUpload, lifeSeconds?: number): Promise<string> => {
    const { kind, key, mediaType, createdAt } = upload;
    const name = `${kind}-${createdAt.toISOString().slice(0, DAY_LENGTH)}`;
    const file = { key: fileKeys(upload).at(-1) ?? key, mediaType, name };
    return linkToFile(sealer, file, lifeSeconds);
  },

  proofOf: ({ ownerId, kind, key, mediaType, size }: Upload): Promise<string> =>
    sealer.seal(UPLOAD_PROOF_PURPOSE, { ownerId, kind, key, mediaType, size }, PROOF_SECONDS),
});

export type UploadLinks = ReturnType<typeof createUploadLinks>;
