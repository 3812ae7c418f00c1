import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from './repository-root';

export function filesBelow(folder: string): string[] {
  const root = join(repositoryRoot, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(repositoryRoot, join(entry.parentPath, entry.name)));
}
