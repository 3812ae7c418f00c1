import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A tool's package in a checkout. Commits before ADR 0055 had one package for all tools. */
export const toolFolder = (root: string, name: string): string => {
  const folder = join(root, 'packages', name);
  return existsSync(folder) ? folder : join(root, 'packages', 'build-kit');
};
