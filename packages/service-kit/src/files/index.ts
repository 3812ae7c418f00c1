export type { FileStorage, StoredFile } from './file-storage';
export { createLocalFileStorage } from './local-file-storage';
