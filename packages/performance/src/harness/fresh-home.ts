import { mkdtempSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@tbt/build-kit/workspace/run-command';

export type Environment = Readonly<Record<string, string>>;

async function npmSetting(name: string): Promise<string> {
  const { output } = await runCommand('npm', ['config', 'get', name, '--loglevel=error']);
  return output.trim().split('\n').at(-1) ?? '';
}

/** A home without caches but npm's. Inside the user's home: Nx shares no cache in the temporary folder. */
export async function freshHome(): Promise<{ env: Environment; remove(): void }> {
  const home = mkdtempSync(join(homedir(), '.tbt-bench-home-'));
  const env = {
    HOME: home,
    XDG_CACHE_HOME: join(home, '.cache'),
    npm_config_cache: await npmSetting('cache'),
    npm_config_userconfig: await npmSetting('userconfig'),
  };
  return { env, remove: () => rmSync(home, { recursive: true, force: true }) };
}
