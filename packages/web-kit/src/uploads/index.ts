export { useUploads, type UploadItem, type Uploads } from './use-uploads';
