import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';

/** Clones the last commit into `site` of a temporary folder. @returns the folder. */
export async function freshClone(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-bench-clone-'));
  // The database user needs access.
  const { code, output } = await runCommand('sh', [
    ...['-c', `chmod 755 "$1" && git clone --quiet "$0" "$1/site"`, repositoryRoot, folder],
  ]);
  if (code !== 0) throw new Error(`The repository cannot be cloned:\n${output}`);
  return folder;
}

async function npmSetting(name: string): Promise<string> {
  const { output } = await runCommand('npm', ['config', 'get', name, '--loglevel=error']);
  return output.trim().split('\n').at(-1) ?? '';
}

/** A home without caches but npm's. Inside the user's home: Nx shares no cache in the temporary folder. */
export async function freshHome(): Promise<{
  env: Readonly<Record<string, string>>;
  remove(): void;
}> {
  const home = mkdtempSync(join(homedir(), '.tbt-bench-home-'));
  const env = {
    HOME: home,
    XDG_CACHE_HOME: join(home, '.cache'),
    npm_config_cache: await npmSetting('cache'),
    npm_config_userconfig: await npmSetting('userconfig'),
  };
  return { env, remove: () => rmSync(home, { recursive: true, force: true }) };
}
