import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import {
  listReleases,
  publishManifest,
  publishRemote,
  readRegistry,
  rollbackRemote,
} from './index';

let place: string;
let releasesDir: string;

function build(name: string, code: string): string {
  const distDir = path.join(place, `${name}-dist`);
  mkdirSync(distDir, { recursive: true });
  writeFileSync(path.join(distDir, 'remote-entry.js'), code);
  writeFileSync(path.join(distDir, 'remote-entry.js.map'), '{}');
  const notes = { name, version: '1.2.0', contractVersion: REMOTE_CONTRACT_VERSION };
  writeFileSync(path.join(distDir, 'release.json'), JSON.stringify(notes));
  return distDir;
}

const publish = (name: string, code: string) =>
  publishRemote({ releasesDir, name, distDir: build(name, code) });

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'release-'));
  releasesDir = path.join(place, 'releases');
});
afterEach(() => rmSync(place, { recursive: true }));

it('publishes each build to its own folder and changes one line of the registry', async () => {
  await publish('mfe-jobs', 'one');
  await publish('mfe-profile', 'profile');
  const before = readFileSync(path.join(releasesDir, 'remotes.json'), 'utf8').split('\n');
  const second = await publish('mfe-jobs', 'two');
  const after = readFileSync(path.join(releasesDir, 'remotes.json'), 'utf8').split('\n');

  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
  expect(second.entry).toMatch(/^\/releases\/mfe-jobs\/1\.2\.0-[0-9a-f]{10}\/remote-entry\.js$/);
  expect(second.integrity).toMatch(/^sha384-/);
  const file = path.join(place, second.entry);
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(existsSync(`${file}.map`)).toBe(false);
});

it('keeps earlier builds and rolls back to them', async () => {
  const first = await publish('mfe-jobs', 'one');
  const second = await publish('mfe-jobs', 'two');
  expect(await rollbackRemote({ releasesDir, name: 'mfe-jobs' })).toEqual(first);
  expect(readRegistry(releasesDir)['mfe-jobs']).toEqual(first);
  expect(existsSync(path.join(place, second.entry))).toBe(true);
  await expect(rollbackRemote({ releasesDir, name: 'mfe-jobs' })).rejects.toThrow(
    'no earlier release',
  );
});

it('publishes and rolls back the server build with its release', async () => {
  const serve = (code: string) => {
    const distDir = build('mfe-jobs', 'same');
    mkdirSync(path.join(distDir, 'server'), { recursive: true });
    writeFileSync(path.join(distDir, 'server', 'server-entry.js'), code);
    return publishRemote({ releasesDir, name: 'mfe-jobs', distDir });
  };
  const first = await serve('one');
  const second = await serve('two');
  expect(second.server?.entry).toBe(`${path.posix.dirname(second.entry)}/server/server-entry.js`);
  expect(second.server?.integrity).not.toBe(first.server?.integrity);
  expect(readFileSync(path.join(place, first.server?.entry ?? ''), 'utf8')).toBe('one');
  await rollbackRemote({ releasesDir, name: 'mfe-jobs' });
  expect(readRegistry(releasesDir)['mfe-jobs']?.server).toEqual(first.server);
});

it('publishes the same build once', async () => {
  await publish('mfe-jobs', 'one');
  await publish('mfe-jobs', 'one');
  expect(listReleases(releasesDir)).toEqual([
    expect.objectContaining({ name: 'mfe-jobs', isLive: true }),
  ]);
});

it('loses no line when two remotes are published at once', async () => {
  await Promise.all([publish('mfe-jobs', 'jobs'), publish('mfe-clinic', 'clinic')]);
  expect(Object.keys(readRegistry(releasesDir))).toEqual(['mfe-clinic', 'mfe-jobs']);
});

it('refuses a folder without a finished build', async () => {
  const distDir = path.join(place, 'empty');
  await expect(publishRemote({ releasesDir, name: 'mfe-jobs', distDir })).rejects.toThrow(
    'no finished build',
  );
});

it('keeps the documents of every build for the graph', async () => {
  const documentsOf = (entry: string) =>
    readFileSync(path.join(place, path.dirname(entry), 'documents.json'), 'utf8');
  const distDir = build('mfe-jobs', 'one');
  writeFileSync(path.join(distDir, 'documents.json'), '{"documents":"one"}');
  const first = await publishRemote({ releasesDir, name: 'mfe-jobs', distDir });
  writeFileSync(path.join(distDir, 'documents.json'), '{"documents":"two"}');
  const second = await publishRemote({ releasesDir, name: 'mfe-jobs', distDir });
  await rollbackRemote({ releasesDir, name: 'mfe-jobs' });
  expect([documentsOf(first.entry), documentsOf(second.entry)]).toEqual([
    '{"documents":"one"}',
    '{"documents":"two"}',
  ]);
});

it('keeps the documents of every build of the host, each once', () => {
  const distDir = build('shell', 'host');
  publishManifest({ releasesDir, distDir });
  expect(existsSync(path.join(releasesDir, 'shell'))).toBe(false);
  for (const documents of [{}, { a: 'b' }, { a: 'b' }]) {
    const manifest = { app: 'shell', version: '1.0.0', documents };
    writeFileSync(path.join(distDir, 'documents.json'), JSON.stringify(manifest));
    publishManifest({ releasesDir, distDir });
  }
  expect(readdirSync(path.join(releasesDir, 'shell'))).toEqual([
    expect.stringMatching(/^1\.0\.0-[0-9a-f]{10}$/),
    expect.stringMatching(/^1\.0\.0-[0-9a-f]{10}$/),
  ]);
});
