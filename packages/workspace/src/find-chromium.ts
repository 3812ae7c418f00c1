import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: half the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...files, MAC].find((file) => existsSync(file));
}

const PACKAGE = 'chromium-headless-shell';

function installWithApt(): void {
  console.log('Installing Chromium with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  const install = (name: string) =>
    apt('install', '-y', '--no-install-recommends', name).status === 0;
  if (install(PACKAGE)) return;
  apt('update', '-qq');
  // Older distributions have the whole browser only.
  if (!install(PACKAGE)) install('chromium');
}

/** `CHROME_PATH`, one on the path, or a fresh install. @throws Error with the command to run. */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which does not exist.`);
  }
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installWithApt();
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    'The journeys need Chromium. Install it (sudo apt-get install -y chromium-headless-shell) or set CHROME_PATH.',
  );
}
