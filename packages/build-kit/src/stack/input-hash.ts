import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'generated',
  'coverage',
  'docs',
  'e2e',
  'test',
  'lint-fixtures',
  'storybook',
  'storybook-static',
  'visual',
  'test-results',
  'bench',
]);
const SKIPPED_FILES = /\.(test|stories)\.tsx?$|\.md$|\.log$|^CODEOWNERS$/;

function collect(folder: string, files: string[]): void {
  for (const entry of readdirSync(join(repositoryRoot, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) collect(path, files);
    if (entry.isFile() && !SKIPPED_FILES.test(entry.name)) files.push(path);
  }
}

/** One short text for everything that a build reads: the same sources give the same one. */
export function inputHash(): string {
  const files: string[] = [];
  collect('', files);
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(repositoryRoot, file)));
  }
  return hash.digest('hex');
}
