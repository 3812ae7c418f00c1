import { spawnSync } from 'node:child_process';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const REFERENCES = ['origin/main', 'main'] as const;

/** The published API schema: of the first branch that has one. */
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

export async function breakingChanges(before: string, after: string): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}
