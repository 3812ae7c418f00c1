import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { userCache } from '@tbt/workspace/user-cache';
import { eachDatabase, SUBGRAPHS, type DatabaseUrls } from '../databases';
import { inputHash } from '../input-hash';
import {
  isUntouched,
  readContents,
  writeContents,
  type DatabaseContents,
} from './database-contents';

export type WorldPlace = { urls: DatabaseUrls; filesDir: string };

/** The first demo invitation expires two hours after it was created. */
const FRESH_MS = 60 * 60 * 1000;
const KEPT = 3;

const MADE_BY = [
  'package-lock.json',
  'packages/contracts',
  'packages/service-kit',
  'packages/stack/src/demo-world',
  'packages/stack/src/demo-dump',
  ...SUBGRAPHS.map((name) => `subgraph-${name}`),
];

/** Shared by all clones with the same demo world sources. */
export const worldKey = (root?: string): string => inputHash(MADE_BY, root).slice(0, 16);

const folderOf = (key: string): string => join(userCache('demo-worlds'), key);

const isFresh = (folder: string): boolean =>
  existsSync(folder) && Math.abs(Date.now() - statSync(folder).mtimeMs) < FRESH_MS;

const contentsFile = (folder: string, name: string) => join(folder, `${name}.json`);

const hasNoFiles = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Whether a world may be copied to or from here: there is no other data. */
export async function isEmptyPlace({ urls, filesDir }: WorldPlace): Promise<boolean> {
  const untouched = await eachDatabase(urls, isUntouched);
  return hasNoFiles(filesDir) && untouched.every(Boolean);
}

/** Restores the cached world. @returns whether there is a fresh one. */
export async function restoreWorld({ urls, filesDir }: WorldPlace, key: string): Promise<boolean> {
  const folder = folderOf(key);
  if (!isFresh(folder)) return false;
  cpSync(join(folder, 'files'), filesDir, { recursive: true });
  await eachDatabase(urls, async (client, name) => {
    const contents = readFileSync(contentsFile(folder, name), 'utf8');
    await writeContents(client, JSON.parse(contents) as DatabaseContents);
  });
  return true;
}

function removeOldest(folder: string): void {
  const madeAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const names = readdirSync(folder).sort((a, b) => madeAt(b) - madeAt(a));
  for (const name of names.slice(KEPT))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Caches the new world, unless another start already has. */
export async function keepWorld({ urls, filesDir }: WorldPlace, key: string): Promise<void> {
  const folder = folderOf(key);
  if (isFresh(folder)) return;
  const draft = `${folder}.${process.pid}.tmp`;
  mkdirSync(join(draft, 'files'), { recursive: true, mode: 0o700 });
  cpSync(filesDir, join(draft, 'files'), { recursive: true });
  await eachDatabase(urls, async (client, name) =>
    writeFileSync(contentsFile(draft, name), JSON.stringify(await readContents(client))),
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  removeOldest(dirname(folder));
}

/** Deletes an unreadable cache. */
export const forgetWorld = (key: string): void =>
  rmSync(folderOf(key), { recursive: true, force: true });
