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
}

const LOCALE = 'en-CA';
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

function groupOf({ files: { pages } }: Build, page: string | undefined): ScriptGroup {
  if (page === undefined) return { files: [], needs: [] };
  const group = pages[page];
  if (!group)
    throw new Error(`No build has a page ${page}: there are ${Object.keys(pages).join()}`);
  return group;
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

const textsOf = ({ files: { texts, pageTexts } }: Build, page = ''): string[] => [
  ...(texts[LOCALE] ?? []),
  ...(pageTexts[page]?.[LOCALE] ?? []),
];

/** Brotli bytes of the JavaScript that a page needs: `cold` with the shell, `next` after another micro-frontend. */
export function pageBytes(
  shell: Build,
  remote: Build | undefined,
  { page }: PageOf,
): { readonly cold: number; readonly next: number } {
  const own = groupOf(remote ?? shell, page);
  const started = remote?.files.start ?? { files: [], needs: [] };
  const frame = [
    ...shell.files.start.files,
    ...sharedFiles(shell, shell.files.start.needs),
    ...(shell.files.texts[LOCALE] ?? []),
  ];
  const forRemotes = shell.files.remotes.files;
  const added = [
    ...(remote ? forRemotes : own.files),
    ...sharedFiles(shell, [...started.needs, ...own.needs]),
  ];
  const before = [...frame, ...forRemotes, ...sharedFiles(shell, LOADED_BY_THE_FIRST)];
  const all = sizeOf(shell, [...frame, ...added]);
  const ofRemote = remote
    ? sizeOf(remote, [...started.files, ...own.files, ...textsOf(remote, page)])
    : 0;
  return {
    cold: all + ofRemote,
    next: sizeOf(shell, [...before, ...added]) - sizeOf(shell, before) + ofRemote,
  };
}
