import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallWithApt, installWithApt } from './install-with-apt';

const NAME = 'nats-server';
// Debian's package installs below sbin, which is not on every user's path.
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, NAME)).find((file) => existsSync(file));
}

/** `NATS_SERVER_PATH`, one on the path, or a fresh install. @throws Error with the command to run. */
export function findNatsServer(): string {
  const given = process.env.NATS_SERVER_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`NATS_SERVER_PATH is ${given}, which does not exist.`);
  }
  const found = installed();
  if (found) return found;
  if (canInstallWithApt()) installWithApt(NAME, [NAME]);
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(
    'The tests of the bus need nats-server. Install it (sudo apt-get install -y nats-server) or set NATS_SERVER_PATH.',
  );
}
