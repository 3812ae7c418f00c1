import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLError, parse } from 'graphql';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { CompileError } from './compile-changed';

function problemOf(file: string): string[] {
  const path = join(repositoryRoot, file);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  try {
    if (text.trim() !== '') parse(text, { noLocation: true });
    return [];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [place] = error.locations ?? [];
    return [`${file}:${place?.line ?? 1}:${place?.column ?? 1} ${error.message}`];
  }
}

/** @throws CompileError with the place of a GraphQL syntax error. */
export function requireReadable(files: readonly string[]): void {
  const problems = files.flatMap(problemOf);
  if (problems.length > 0) throw new CompileError(problems.join('\n'));
}
