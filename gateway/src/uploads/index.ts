export { createGate, type Gate } from './gate';
export { receiveFile } from './receive-file';
export { serveFiles } from './serve-files';
export { createFileScanner, noScanner } from './file-scanner';
export { createUploadStore } from './store-upload';
export type { UploadStore } from './store-upload';
export { ATTACHMENT_UPLOAD, DOCUMENT_UPLOAD, EVIDENCE_UPLOAD, PHOTO_UPLOAD } from './upload-rules';
export type { UploadRule } from './upload-rules';
