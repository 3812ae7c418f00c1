import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallWithApt, installWithApt } from './install-with-apt';

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

// Older distributions have the whole browser only.
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** `CHROME_PATH`, one on the path, or a fresh install. @throws Error with the command to run. */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which does not exist.`);
  }
  const found = onPath();
  if (found) return found;
  if (canInstallWithApt()) installWithApt('Chromium', PACKAGES);
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    'The journeys need Chromium. Install it (sudo apt-get install -y chromium-headless-shell) or set CHROME_PATH.',
  );
}
