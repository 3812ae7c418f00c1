import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root';

/** Sorted; the part after `subgraph-` is the name in the supergraph. */
export function subgraphProjects(): string[] {
  return readdirSync(repositoryRoot)
    .filter((name) => name.startsWith('subgraph-'))
    .sort();
}

export function clientProjects(): string[] {
  const remotes = readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-'));
  return ['gateway', 'shell', 'packages/web-kit', ...remotes.sort()];
}

/** Folder of a project by package name; undefined for an unknown one. */
export function projectFolder(name: string): string | undefined {
  const folder = name.replace(/^@tbt\//, '');
  return [folder, `packages/${folder}`].find((candidate) =>
    existsSync(join(repositoryRoot, candidate, 'package.json')),
  );
}

export const gatewayFolder = join(repositoryRoot, 'gateway');
