export type { FileStorage, StoredFile } from './file-storage';
export { openUploadProof, type ProvedUpload } from './upload-proof';
export { linkToFile, type LinkedFile } from './private-file-link';
export { createLocalFileStorage } from './local-file-storage';
export { createS3FileStorage } from './s3-file-storage';
export type { S3Options } from './s3-file-storage';
