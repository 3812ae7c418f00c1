export { createListLoader, createLoader } from './create-loader';
export type { Loader } from './create-loader';
