import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
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
  'storybook-test',
  'visual',
  'test-results',
  'performance',
]);
const SKIPPED_FILES = /\.(test|stories)\.tsx?$|\.md$|\.log$|^CODEOWNERS$/;

function collect(root: string, path: string, files: string[]): void {
  if (statSync(join(root, path)).isFile()) return void files.push(path);
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const below = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) collect(root, below, files);
    if (entry.isFile() && !SKIPPED_FILES.test(entry.name)) files.push(below);
  }
}

/** Hash of a build's inputs. @param parts - files and folders relative to the root; default: everything. */
export function inputHash(parts: readonly string[] = [''], root = repositoryRoot): string {
  const files: string[] = [];
  for (const part of parts) collect(root, part, files);
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
