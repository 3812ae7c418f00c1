/** What a file was uploaded as. Photos are public, documents are private. */
export const UPLOAD_KINDS = ['photo', 'document'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** What may be chosen for each kind; the server looks at the content, never at the name. */
export const UPLOAD_MEDIA_TYPES = {
  photo: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  document: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
} as const satisfies Record<UploadKind, readonly string[]>;

/** Squares in which every photo is kept; pixels. */
export const PHOTO_SIZES = [96, 256, 512] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Where public photos are served; an address never changes what it shows. */
export const PHOTO_PATH = '/uploads/photos/';
/** Names a private document; shows nothing to anybody. */
export const DOCUMENT_PATH = '/uploads/documents/';
/** Where a private file opens for a few minutes. */
export const PRIVATE_FILE_PATH = '/files/';

/** Purposes of what gateway and identity seal for each other. */
export const STORED_UPLOAD_PURPOSE = 'stored-upload';
export const PRIVATE_FILE_PURPOSE = 'private-file';

const PHOTO_URL = /^\/uploads\/photos\/[0-9a-f]{32}-(?:96|256|512)\.webp$/;
const SIZE_SUFFIX = /-\d+\.webp$/;

/** File name of a photo in one of its sizes, from its name without size. */
export const photoFile = (name: string, size: PhotoSize): string => `${name}-${size}.webp`;

/** The lasting address of an upload, a photo's in its largest size. @param name its name in the storage. */
export const uploadAddress = (kind: UploadKind, name: string): string =>
  kind === 'photo' ? PHOTO_PATH + photoFile(name, 512) : DOCUMENT_PATH + name;

/**
 * Address of the same photo in another size; addresses that are not ours stay as they are.
 * @param size pixels; at least twice what is shown, for dense screens.
 */
export function photoUrl(url: string | null | undefined, size: PhotoSize): string | null {
  if (!url) return null;
  return PHOTO_URL.test(url) ? url.replace(SIZE_SUFFIX, photoFile('', size)) : url;
}
