import { PHOTO_SIZES, photoFile, uploadAddress } from '@tbt/contracts';
import type { Upload } from './uploads.repository';

const ADDRESS =
  /^\/uploads\/(?:(photos)\/([0-9a-f]{32})-(?:96|256|512)\.webp|(documents)\/([0-9a-f]{32}))$/;

/** Folders of the storage that hold uploads and nothing else. */
export const UPLOAD_FOLDERS = ['documents/', 'photos/'] as const;

const nameIn = (key: string): string => key.slice(key.indexOf('/') + 1);

/** The address that people keep and send. */
export const uploadUrl = ({ kind, key }: Pick<Upload, 'kind' | 'key'>): string =>
  uploadAddress(kind, nameIn(key));

/** The key behind an address of an upload, a photo's in any size; null for every other text. */
export function keyOfUrl(url: string): string | null {
  const [, photos, photo, documents, document] = ADDRESS.exec(url) ?? [];
  if (photos) return `${photos}/${photo}`;
  return documents ? `${documents}/${document}` : null;
}

/** Keys of an upload's files in the storage. */
export const fileKeys = ({ kind, key }: Pick<Upload, 'kind' | 'key'>): string[] =>
  kind === 'photo' ? PHOTO_SIZES.map((size) => photoFile(key, size)) : [key];

/** The key of the upload that a file in the storage belongs to. */
export const keyOfFile = (fileKey: string): string => fileKey.replace(/-\d+\.webp$/, '');
