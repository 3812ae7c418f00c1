import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from '@tbt/stack/input-hash';
import { findChromium } from '@tbt/workspace/find-chromium';
import { userCache } from '@tbt/workspace/user-cache';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** What affects rendering other than the page. */
const rendererFingerprint = () => {
  const version = execFileSync(findChromium(), ['--version', '--no-sandbox'], { encoding: 'utf8' });
  const tool = inputHash(['packages/e2e/visual', 'packages/e2e/src/visual']);
  return `${version.replace(/[^\d.]/g, '')}-${tool.slice(0, 12)}`;
};

/** Removes what was not used for thirty days. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true });
  }
}

function usedFolder(...names: [string, ...string[]]): string {
  const [kind, ...rest] = names;
  const folder = join(userCache(kind), ...rest);
  mkdirSync(folder, { recursive: true });
  for (const path of new Set([folder, join(userCache(kind), rest[0] ?? '')]))
    utimesSync(path, new Date(), new Date());
  removeOld(userCache(kind));
  return folder;
}

/** Cached pictures of this browser, by the hash of what they show. */
export const picturesFolder = (): string => usedFolder('pictures', rendererFingerprint());

/** The cached Storybook of a commit. */
export const storybookOf = (commit: string): string =>
  join(usedFolder('storybooks', commit), 'storybook');

export const isKept = (folder: string): boolean => existsSync(join(folder, 'story-hashes.json'));
