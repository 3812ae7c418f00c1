import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const IS_SKIPPED = /(^|\/)(node_modules|dist|generated|lint-fixtures|\.[^/]+)(\/|$)/;
// A key of the schema, or a direct read of `process.env`.
const VARIABLE = /^\s+([A-Z][A-Z0-9_]{2,}):|\benv\.([A-Z][A-Z0-9_]{2,})/gm;
const EXAMPLE_LINE = /^#?\s?([A-Z][A-Z0-9_]{2,})=/gm;

function envFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (IS_SKIPPED.test(relative(repositoryRoot, path))) return [];
    if (entry.isDirectory()) return envFiles(path);
    return entry.name === 'env.ts' ? [path] : [];
  });
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');

export function envExampleProblems(): string[] {
  const example = join(repositoryRoot, '.env.example');
  if (!existsSync(example)) return ['.env.example is missing'];
  const documented = new Set(namesIn(readFileSync(example, 'utf8'), EXAMPLE_LINE));
  const files = envFiles(repositoryRoot);
  const read = new Map<string, string>();
  for (const file of files) {
    for (const name of namesIn(readFileSync(file, 'utf8'), VARIABLE)) {
      read.set(name, relative(repositoryRoot, file));
    }
  }
  return [
    ...[...read]
      .filter(([name]) => !documented.has(name))
      .map(([name, file]) => `${name} (${file}) is not in .env.example`),
    ...[...documented]
      .filter((name) => !read.has(name))
      .map((name) => `${name} is in .env.example and read by no env.ts`),
  ];
}
