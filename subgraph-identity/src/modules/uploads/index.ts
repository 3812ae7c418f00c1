export { createUploadsCollector } from './uploads.jobs';
export { fileKeys } from './upload-keys';
export { createUploadsQueries } from './uploads.queries';
export type { Upload, UploadsQueries } from './uploads.queries';
export { uploadsResolvers } from './uploads.resolvers';
export { createUploadsService } from './uploads.service';
export type { UploadsService } from './uploads.service';
