import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FILES, type PageFiles, type ScriptGroup } from '@tbt/presets/webpack/page-files';
import { repositoryRoot } from '@tbt/workspace/repository-root';

export interface Build {
  readonly folder: string;
  readonly files: PageFiles;
}

export interface PageOf {
  /** Absent for pages of the shell. */
  readonly remote?: string;
  /** Absent for the home page, which is part of the shell's frame. */
  readonly page?: string;
  /** What has been used of a page whose parts are hydrated on use. */
  readonly parts?: readonly string[];
}

const LOCALE = 'en-CA';
const CLIENT = 'graph-client';
/** Pages of micro-frontends ask the graph, but for a few. */
const LOADED_BY_THE_FIRST = ['@tbt/web-kit/graph'];
const folderOf = (project: string): string =>
  join(repositoryRoot, project, project === 'shell' ? 'dist/site' : 'dist');

export function readBuild(project: string): Build {
  const folder = folderOf(project);
  return { folder, files: JSON.parse(readFileSync(join(folder, PAGE_FILES), 'utf8')) as PageFiles };
}

/** Size of a script as it travels: compressed when the build has a compressed copy. */
function travelSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

function groupOf(groups: Readonly<Record<string, ScriptGroup>>, name: string): ScriptGroup {
  const group = groups[name];
  if (!group)
    throw new Error(`No build has a page ${name}: there are ${Object.keys(groups).join()}`);
  return group;
}

function ownGroup({ files: { pages, parts } }: Build, { page, parts: used = [] }: PageOf) {
  const groups = [
    ...(page === undefined ? [] : [groupOf(pages, page)]),
    ...used.map((part) => groupOf(parts, part)),
  ];
  return {
    files: groups.flatMap(({ files }) => files),
    needs: groups.flatMap(({ needs }) => needs),
  };
}

function sharedFiles({ files: { shared } }: Build, needs: readonly string[]): string[] {
  const seen = new Set<string>();
  const add = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    shared[name]?.needs.forEach(add);
  };
  needs.forEach(add);
  return [...seen].flatMap((name) => shared[name]?.files ?? []);
}

const sizeOf = ({ folder }: Build, files: readonly string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + travelSize(join(folder, file)), 0);

const namesOf = ({ page, parts = [] }: PageOf): string[] => [...(page ? [page] : []), ...parts];

const textsOf = ({ files: { texts, pageTexts } }: Build, names: readonly string[]): string[] => [
  ...(texts[LOCALE] ?? []),
  ...names.flatMap((name) => pageTexts[name]?.[LOCALE] ?? []),
];

/** Brotli bytes of the JavaScript that a page needs: `cold` with the shell, `next` after another micro-frontend. */
export function pageBytes(
  shell: Build,
  remote: Build | undefined,
  of: PageOf,
): { readonly cold: number; readonly next: number } {
  const own = ownGroup(remote ?? shell, of);
  const started = remote?.files.start ?? { files: [], needs: [] };
  const frame = [
    ...shell.files.start.files,
    ...sharedFiles(shell, shell.files.start.needs),
    ...textsOf(shell, remote ? [] : namesOf(of)),
  ];
  const forRemotes = shell.files.remotes.files;
  const client = shell.files.parts[CLIENT]?.files ?? [];
  const added = [
    ...(remote ? forRemotes : own.files),
    ...sharedFiles(shell, [...started.needs, ...own.needs]),
  ];
  const before = [...frame, ...forRemotes, ...client, ...sharedFiles(shell, LOADED_BY_THE_FIRST)];
  const all = sizeOf(shell, [...frame, ...added]);
  const ofRemote = remote
    ? sizeOf(remote, [...started.files, ...own.files, ...textsOf(remote, namesOf(of))])
    : 0;
  return {
    cold: all + ofRemote,
    next: sizeOf(shell, [...before, ...added]) - sizeOf(shell, before) + ofRemote,
  };
}
