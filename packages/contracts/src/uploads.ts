/** Photos are public, documents private. */
export const UPLOAD_KINDS = ['photo', 'document'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The server checks the content, not the name. */
export const UPLOAD_MEDIA_TYPES = {
  photo: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  document: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
} as const satisfies Record<UploadKind, readonly string[]>;

/** Pixels; photos are square. */
export const PHOTO_SIZES = [96, 256, 512] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/** Immutable: an address always shows the same picture. */
export const PHOTO_PATH = '/uploads/photos/';
/** Names a private document; never served. */
export const DOCUMENT_PATH = '/uploads/documents/';
export const PRIVATE_FILE_PATH = '/files/';

/** Purposes of the sealed values between gateway and identity. */
export const STORED_UPLOAD_PURPOSE = 'stored-upload';
export const PRIVATE_FILE_PURPOSE = 'private-file';
/** Sealed by identity: proof for other subgraphs of who owns a stored file. */
export const UPLOAD_PROOF_PURPOSE = 'upload-proof';

/** Asks for a session of one of the two and leads to the file; the address stays the same. */
export const attachmentAddress = (id: number | string): string => `/api/messages/attachments/${id}`;

const PHOTO_URL = /^\/uploads\/photos\/[0-9a-f]{32}-(?:96|256|512)\.webp$/;
const SIZE_SUFFIX = /-\d+\.webp$/;

export const photoFile = (name: string, size: PhotoSize): string => `${name}-${size}.webp`;

export const uploadAddress = (kind: UploadKind, name: string): string =>
  kind === 'photo' ? PHOTO_PATH + photoFile(name, 512) : DOCUMENT_PATH + name;

/** Other addresses stay as they are. @param size pixels; twice the shown size for dense screens. */
export function photoUrl(url: string | null | undefined, size: PhotoSize): string | null {
  if (!url) return null;
  return PHOTO_URL.test(url) ? url.replace(SIZE_SUFFIX, photoFile('', size)) : url;
}
