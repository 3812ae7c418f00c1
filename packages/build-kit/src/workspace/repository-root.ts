import { resolve } from 'node:path';

/** The same from the sources and from `dist`. */
export const repositoryRoot = resolve(__dirname, '..', '..', '..', '..');
