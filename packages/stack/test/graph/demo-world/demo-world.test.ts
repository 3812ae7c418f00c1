import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { RunningPostgres } from '@tbt/postgres';
import { startTestPostgres } from '@tbt/postgres/test-postgres';
import { eachDatabase, migrateAll, SUBGRAPHS, type DatabaseUrls } from '../../../src/databases';
import { readContents } from '../../../src/demo-dump/database-contents';
import {
  forgetWorld,
  isEmptyPlace,
  keepWorld,
  restoreWorld,
  type WorldPlace,
} from '../../../src/demo-dump/demo-dump';
import { makeWorld } from './made-worlds';
import { expectPromises } from './promised-world';

const KEY = 'a-test-key';
const folder = mkdtempSync(join(tmpdir(), 'tbt-demo-dump-'));
let server: RunningPostgres;
let made: WorldPlace;

beforeAll(async () => {
  process.env.XDG_CACHE_HOME = join(folder, 'cache');
  server = await startTestPostgres();
  made = { urls: await makeWorld(server, 'made'), filesDir: join(folder, 'made') };
}, 300_000);
afterAll(async () => {
  delete process.env.XDG_CACHE_HOME;
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => forgetWorld(KEY));

async function emptyPlace(name: string): Promise<WorldPlace> {
  const urls = {} as DatabaseUrls;
  for (const database of [...SUBGRAPHS, 'bus'] as const)
    urls[database] = await server.ensureDatabase(`${name}_${database}`);
  await migrateAll(urls);
  mkdirSync(join(folder, name));
  return { urls, filesDir: join(folder, name) };
}

const filesOf = (place: WorldPlace): string[] =>
  readdirSync(place.filesDir, { recursive: true, encoding: 'utf8' }).sort();

/** Rows have no order. */
async function sortedContents(client: Client) {
  const { tables, sequences } = await readContents(client);
  const sorted = tables.map(({ name, rows }) => ({
    name,
    rows: (JSON.parse(rows) as unknown[]).map((row) => JSON.stringify(row)).sort(),
  }));
  return { tables: sorted, sequences };
}

it('is what the contract promises', () => expectPromises(made.urls));

it('copies a made world, rows, sequences and files, to another place', async () => {
  mkdirSync(join(made.filesDir, 'photos'), { recursive: true });
  writeFileSync(join(made.filesDir, 'photos', 'a.webp'), 'a photo');
  await keepWorld(made, KEY);

  const copy = await emptyPlace('copied');
  expect(await isEmptyPlace(copy)).toBe(true);
  expect(await restoreWorld(copy, KEY)).toBe(true);
  expect(await isEmptyPlace(copy)).toBe(false);
  const contents = await eachDatabase(made.urls, sortedContents);
  expect(contents.flatMap(({ tables }) => tables).length).toBeGreaterThan(30);
  expect(await eachDatabase(copy.urls, sortedContents)).toEqual(contents);
  expect(filesOf(copy)).toEqual(filesOf(made));
}, 300_000);

it('fills a place whole or not at all from a damaged copy', async () => {
  const place = await emptyPlace('damaged');
  await keepWorld(place, KEY);
  const file = join(folder, 'cache', 'tooth-be-told', 'demo-worlds', KEY, 'identity.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"rows":"[]"', '"rows":"[{}]"'));
  await expect(restoreWorld(place, KEY)).rejects.toThrow();
  const untouched = await eachDatabase(place.urls, readContents);
  expect(untouched.flatMap(({ tables }) => tables).filter(({ rows }) => rows !== '[]')).toEqual([]);
});

it('does not restore a world with expired invitations', async () => {
  const place = await emptyPlace('aged');
  expect(await restoreWorld(place, KEY)).toBe(false);
  await keepWorld(place, KEY);
  const kept = join(folder, 'cache', 'tooth-be-told', 'demo-worlds', KEY);
  expect(existsSync(kept)).toBe(true);
  const twoHoursAgo = Date.now() / 1_000 - 2 * 60 * 60;
  utimesSync(kept, twoHoursAgo, twoHoursAgo);
  expect(await restoreWorld(place, KEY)).toBe(false);
});
