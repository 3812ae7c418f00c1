import { PHOTO_SIZES, photoFile, uploadAddress } from '@tbt/contracts';
import type { Upload } from './uploads.queries';

const ADDRESS =
  /^\/uploads\/(?:(photos)\/([0-9a-f]{32})-(?:96|256|512)\.webp|(documents)\/([0-9a-f]{32}))$/;

/** Storage folders that hold uploads only. */
export const UPLOAD_FOLDERS = ['documents/', 'photos/'] as const;

const nameIn = (key: string): string => key.slice(key.indexOf('/') + 1);

export const uploadUrl = ({ kind, key }: Pick<Upload, 'kind' | 'key'>): string =>
  uploadAddress(kind, nameIn(key));

/** Null for any other URL; a photo's may be of any size. */
export function keyOfUrl(url: string): string | null {
  const [, photos, photo, documents, document] = ADDRESS.exec(url) ?? [];
  if (photos) return `${photos}/${photo}`;
  return documents ? `${documents}/${document}` : null;
}

export const fileKeys = ({ kind, key }: Pick<Upload, 'kind' | 'key'>): string[] =>
  kind === 'photo' ? PHOTO_SIZES.map((size) => photoFile(key, size)) : [key];

export const keyOfFile = (fileKey: string): string => fileKey.replace(/-\d+\.webp$/, '');
