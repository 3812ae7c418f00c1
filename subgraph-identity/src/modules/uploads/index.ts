export { createUploadsCollector } from './uploads.jobs';
export { fileKeys } from './upload-keys';
export { createUploadsRepository } from './uploads.repository';
export type { Upload, UploadsRepository } from './uploads.repository';
export { uploadsResolvers } from './uploads.resolvers';
export { createUploadsService } from './uploads.service';
export type { UploadsService } from './uploads.service';
