import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canInstallWithApt = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the first package that exists, after a look for newer lists when the first is unknown. */
export function installWithApt(title: string, packages: readonly string[]): void {
  console.log(`Installing ${title} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  const install = (name: string) =>
    apt('install', '-y', '--no-install-recommends', name).status === 0;
  const [first] = packages;
  if (first === undefined || install(first)) return;
  apt('update', '-qq');
  packages.some(install);
}
