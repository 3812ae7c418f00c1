import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import Watchpack from 'watchpack';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { isSource } from './change-plan';

const QUIET_MS = 30;
const WATCHED = ['src', 'prisma', 'tokens'] as const;
const SINGLE_FILES = [
  'package.json',
  'codegen.ts',
  'webpack.config.ts',
  'webpack.server.config.ts',
  'tsconfig.json',
] as const;

const isIgnored = (path: string): boolean =>
  /[/\\](node_modules|dist|generated|\.git|storybook-static|storybook-test)([/\\]|$)/.test(path);

/** @param onChange receives changed, new and removed files, relative to the repository. @returns the unsubscriber. */
export function watchSources(
  folders: readonly string[],
  onChange: (files: string[]) => void,
): () => void {
  const watcher = new Watchpack({ aggregateTimeout: QUIET_MS, ignored: isIgnored });
  const inRepository = (folder: string, names: readonly string[]) =>
    names.map((name) => join(repositoryRoot, folder, name)).filter((path) => existsSync(path));
  const changed = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  const note = (path: string) => {
    const file = relative(repositoryRoot, path);
    if (!isSource(file) || !/\.\w+$/.test(file)) return;
    changed.add(file);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, QUIET_MS);
  };
  const startedAt = Date.now();
  watcher.on('change', (path: string, writtenAt: number, reason: string) => {
    // The first scan of a folder is no change, unless the folder is new.
    if (!reason.startsWith('scan') || writtenAt > startedAt) note(path);
  });
  watcher.on('remove', note);
  watcher.watch({
    directories: folders.flatMap((folder) => inRepository(folder, WATCHED)),
    files: folders.flatMap((folder) => inRepository(folder, SINGLE_FILES)),
    startTime: startedAt,
  });
  return () => {
    clearTimeout(quiet);
    watcher.close();
  };
}
