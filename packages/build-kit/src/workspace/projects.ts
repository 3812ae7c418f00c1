import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root';

/** Subgraphs in the order of their names; the part after `subgraph-` names them in the supergraph. */
export function subgraphProjects(): string[] {
  return readdirSync(repositoryRoot)
    .filter((name) => name.startsWith('subgraph-'))
    .sort();
}

/** Projects that send operations to the graph. */
export function clientProjects(): string[] {
  const remotes = readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-'));
  return ['gateway', 'shell', 'packages/web-kit', ...remotes.sort()];
}

/** Projects with tests: every workspace. */
export function testedProjects(): string[] {
  const manifest = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  const packages = readdirSync(join(repositoryRoot, 'packages')).map((name) => `packages/${name}`);
  return [...packages, ...workspaces.filter((folder) => !folder.endsWith('*'))];
}

export const gatewayFolder = join(repositoryRoot, 'gateway');
