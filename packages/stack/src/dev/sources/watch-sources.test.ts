import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { watchSources } from './watch-sources';

/** Oldest file time that counts as a change; milliseconds. */
const BEFORE_MS = 1_500;

let project: string;
let stop: () => void;
const told = new Set<string>();

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'tbt-watch-'));
  mkdirSync(join(project, 'prisma', 'migrations', '1_first'), { recursive: true });
  writeFileSync(join(project, 'prisma', 'migrations', '1_first', 'migration.sql'), 'SELECT 1');
  writeFileSync(join(project, 'prisma', 'schema.prisma'), '');
  await wait(BEFORE_MS);
  stop = watchSources([relative(repositoryRoot, project)], (files) =>
    files.forEach((file) => told.add(relative(project, join(repositoryRoot, file)))),
  );
  await wait(BEFORE_MS);
});
afterEach(() => told.clear());
afterAll(() => {
  stop();
  rmSync(project, { recursive: true, force: true });
});

it('does not report existing files', () => {
  expect([...told]).toEqual([]);
});

it('reports a changed file', async () => {
  const file = join('prisma', 'schema.prisma');
  writeFileSync(join(project, file), 'model Job {}');
  await until(() => told.has(file));
});

it('reports the files of a new folder, such as a migration', async () => {
  const folder = join('prisma', 'migrations', '2_second');
  mkdirSync(join(project, folder));
  writeFileSync(join(project, folder, 'migration.sql'), 'SELECT 2');
  await until(() => told.has(join(folder, 'migration.sql')));
  expect([...told].map((file) => basename(file))).toEqual(['migration.sql']);
});
