import { existsSync, readFileSync, readdirSync } from 'node:fs';
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
  return ['gateway', 'shell', 'packages/people-ui', 'packages/web-kit', ...remotes.sort()];
}

/** Folder of a project by package name; undefined for an unknown one. */
export function projectFolder(name: string): string | undefined {
  const folder = name.replace(/^@tbt\//, '');
  return [folder, `packages/${folder}`].find((candidate) =>
    existsSync(join(repositoryRoot, candidate, 'package.json')),
  );
}

/** Fragments that the packages below a project offer it; absolute paths. */
export function packageFragments(project: string): string[] {
  const manifest = readFileSync(join(repositoryRoot, project, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@tbt/'))
    .map((name) => join(repositoryRoot, 'packages', name.slice('@tbt/'.length), 'src'))
    .filter((source) => existsSync(source))
    .flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.fragment.graphql'))
        .map((file) => join(source, file)),
    );
}

export const gatewayFolder = join(repositoryRoot, 'gateway');
