import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallWithApt, installWithApt } from './install-with-apt';

// Debian's packages install below sbin, which is not on every user's path.
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function installed(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The file that a variable names, one on the path, or a fresh install. @throws Error for a named file that is missing. */
function findProgram(name: string, variable: string): string | undefined {
  const given = process.env[variable];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`${variable} is ${given}, which does not exist.`);
  }
  const found = installed(name);
  if (found) return found;
  if (canInstallWithApt()) installWithApt(name, [name]);
  return installed(name);
}

/** @throws Error with the command to run. */
export function findNatsServer(): string {
  const found = findProgram('nats-server', 'NATS_SERVER_PATH');
  if (found) return found;
  throw new Error(
    'The tests of the bus need nats-server. Install it (sudo apt-get install -y nats-server) or set NATS_SERVER_PATH.',
  );
}

export const findHaproxy = (): string | undefined => findProgram('haproxy', 'HAPROXY_PATH');
