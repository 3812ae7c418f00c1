import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { servedText } from './served-page';
import { expect, site, test } from './site';

const REPOSITORY = path.resolve(__dirname, '../..');
const SOURCES = ['src', 'package.json', 'webpack.config.ts', 'webpack.server.config.ts'] as const;
const RELEASE = path.join(REPOSITORY, 'packages/stack/bin/release.mjs');
const BUILD = path.join(REPOSITORY, 'packages/presets/bin/build.mjs');

function release(...args: string[]): void {
  const env = { ...process.env, RELEASES_DIR: path.join(site.dataDir(), 'releases') };
  execFileSync(process.execPath, [RELEASE, ...args], { env, stdio: 'pipe' });
}

const registryLines = (): string[] =>
  readFileSync(path.join(site.dataDir(), 'releases/remotes.json'), 'utf8').split('\n');

function shellFingerprint(): string {
  const folder = path.join(REPOSITORY, 'shell/dist/site');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}

/** Builds mfe-jobs again with one changed text. */
function buildSecondEdition(lead: string): string {
  const project = path.join(site.dataDir(), 'second-edition', 'mfe-jobs');
  rmSync(project, { recursive: true, force: true });
  for (const name of SOURCES)
    cpSync(path.join(REPOSITORY, 'mfe-jobs', name), path.join(project, name), { recursive: true });
  const texts = path.join(project, 'src/generated/locales/en-CA.ts');
  const changed = readFileSync(texts, 'utf8').replace(
    /("jobs\.search\.lead":\s*\[?)"[^"]*"/,
    `$1${JSON.stringify(lead)}`,
  );
  writeFileSync(texts, changed);
  const seenFromRoot = path.relative(REPOSITORY, project);
  execFileSync(process.execPath, [BUILD, seenFromRoot], { stdio: 'pipe' });
  return path.join(project, 'dist');
}

test('a second build of one remote ships by one line, beside open tabs, and is rolled back', async ({
  context,
  page: openTab,
}) => {
  test.setTimeout(180_000);
  // A text that no parallel journey reads.
  const first = /^Open shifts at dental clinics/;
  const second = 'Shifts of the second edition';
  const shellBefore = shellFingerprint();
  const linesBefore = registryLines();
  await openTab.goto('/jobs');
  await expect(openTab.getByText(first)).toBeVisible();

  const served = () => servedText(context.request, '/jobs?sort=newest');
  await expect.poll(() => served()).toMatch(/Open shifts at dental clinics/);

  release('publish', 'mfe-jobs', '--version', '0.2.0', '--dist', buildSecondEdition(second));
  expect(registryLines().filter((line, index) => line !== linesBefore[index])).toHaveLength(1);
  expect(shellFingerprint()).toBe(shellBefore);

  // The server renders with the release that is live, without a restart.
  await expect.poll(() => served()).toContain(second);

  const newTab = await context.newPage();
  await newTab.goto(site.url('/jobs'));
  await expect(newTab.getByText(second)).toBeVisible();

  const navigation = openTab.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Post Jobs' }).click();
  await expect(openTab.getByRole('heading', { level: 1 })).toHaveText('Post a shift');
  await navigation.getByRole('link', { name: 'Find Jobs' }).click();
  await expect(openTab.getByText(first)).toBeVisible();

  release('rollback', 'mfe-jobs');
  expect(registryLines()).toEqual(linesBefore);
  await expect.poll(() => served()).toMatch(/Open shifts at dental clinics/);
  await newTab.reload();
  await expect(newTab.getByText(first)).toBeVisible();
});
