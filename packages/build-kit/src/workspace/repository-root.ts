import { resolve } from 'node:path';

/** Absolute path of the repository; the same from the sources and from `dist`. */
export const repositoryRoot = resolve(__dirname, '..', '..', '..', '..');
