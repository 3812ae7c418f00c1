import { spawnSync } from 'node:child_process';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { repositoryRoot } from '../workspace/repository-root';

const REFERENCES = ['origin/main', 'main'] as const;

/** The published API schema, from the first of the branches that has one. */
export function publishedSchema(): string | undefined {
  for (const reference of REFERENCES) {
    const shown = spawnSync('git', ['show', `${reference}:gateway/schema.graphql`], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    if (shown.status === 0) return shown.stdout;
  }
  return undefined;
}

/** One line per change between two API schemas that could break a client. */
export async function breakingChanges(before: string, after: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}
