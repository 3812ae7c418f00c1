import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly nodeBuild?: { readonly source: string; readonly output: string };
  readonly nx?: { readonly tags?: readonly string[] };
}

export interface DevProject {
  readonly folder: string;
  readonly name: string;
  readonly isWeb: boolean;
  /** Node sources and their output, relative to the repository. */
  readonly nodeBuild?: { readonly source: string; readonly output: string };
  readonly needs: readonly string[];
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as Manifest;

function workspaceFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const packages = readdirSync(join(repositoryRoot, 'packages')).map((name) => `packages/${name}`);
  return workspaces
    .flatMap((entry) => (entry === 'packages/*' ? packages : [entry]))
    .filter((folder) => existsSync(join(repositoryRoot, folder, 'package.json')));
}

export function devProjects(): DevProject[] {
  const folders = workspaceFolders();
  const byName = new Map(folders.map((folder) => [readManifest(folder).name, folder]));
  return folders.map((folder) => {
    const { dependencies = {}, nodeBuild, nx } = readManifest(folder);
    const isWeb = nx?.tags?.includes('platform:web') ?? false;
    const build = nodeBuild ?? (isWeb ? undefined : { source: 'src', output: 'dist' });
    return {
      folder,
      name: folder.replace('packages/', ''),
      isWeb,
      ...(build && {
        nodeBuild: { source: `${folder}/${build.source}`, output: `${folder}/${build.output}` },
      }),
      needs: Object.keys(dependencies).flatMap((name) => byName.get(name) ?? []),
    };
  });
}

export function closureOf(folder: string, projects: readonly DevProject[]): Set<string> {
  const found = new Set<string>();
  const visit = (current: string) => {
    if (found.has(current)) return;
    found.add(current);
    projects.find((project) => project.folder === current)?.needs.forEach(visit);
  };
  visit(folder);
  return found;
}
