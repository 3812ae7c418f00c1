import { LIMITS, type MessageKey, type UploadKind } from '@tbt/contracts';

export type UploadRule = {
  kind: UploadKind;
  field: string;
  bytesMax: number;
  tooLarge: MessageKey;
};

export const PHOTO_UPLOAD: UploadRule = {
  kind: 'photo',
  field: 'profilePicture',
  bytesMax: LIMITS.photoBytesMax,
  tooLarge: 'upload.photoTooLarge',
};

export const DOCUMENT_UPLOAD: UploadRule = {
  kind: 'document',
  field: 'document',
  bytesMax: LIMITS.documentBytesMax,
  tooLarge: 'upload.documentTooLarge',
};

export const EVIDENCE_UPLOAD: UploadRule = { ...DOCUMENT_UPLOAD, field: 'evidence' };

export const ATTACHMENT_UPLOAD: UploadRule = { ...DOCUMENT_UPLOAD, field: 'attachment' };
