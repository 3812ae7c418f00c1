import { join } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';
import { runCommand } from '../workspace/run-command';
import { emptyDatabases, hasAccounts, type StackDatabases } from './databases';
import { deploymentEnv } from './deployment-env';
import type { StackSettings } from './env';
import type { Progress } from './progress';
import { StartError } from './start-error';
import { readState, writeState } from './state-file';

/** `started`: a demo world was begun and not finished. */
type SeedState = { demo: 'none' | 'started' | 'done' | 'unknown' };

const LOADER = join(repositoryRoot, 'packages', 'build-kit', 'dist', 'demo-world', 'main.js');

async function loadDemoWorld({ urls }: StackDatabases, settings: StackSettings): Promise<string> {
  const { code, output } = await runCommand(process.execPath, [LOADER], {
    env: {
      ...settings.inherited,
      NODE_ENV: 'production',
      DATABASE_URL_IDENTITY: urls.identity,
      DATABASE_URL_MARKETPLACE: urls.marketplace,
      DATABASE_URL_MESSAGING: urls.messaging,
      ...deploymentEnv(settings),
    },
  });
  if (code !== 0) throw new StartError(`The demo world could not be loaded:\n${output.trim()}`);
  return output.trim();
}

/**
 * Loads the demo world into databases nobody has used: by default into a fresh embedded one, with
 * SEED=demo into any. What a killed start left half-loaded is made anew.
 */
export async function seedIfFresh(
  databases: StackDatabases,
  settings: StackSettings,
  progress: Progress,
): Promise<void> {
  const file = join(settings.dataDir, 'seed.json');
  const { demo } = readState<SeedState>(file, { demo: 'unknown' });
  const isWanted =
    settings.seed === 'demo' ||
    (settings.seed === undefined && databases.embedded !== null && demo !== 'none');
  if (demo === 'started') await emptyDatabases(databases.urls);
  const isUsed = demo === 'done' || (await hasAccounts(databases.urls));
  if (!isWanted || isUsed) {
    if (isUsed && settings.seed === 'demo' && demo !== 'done') {
      progress.warn('SEED=demo is ignored: the databases are in use');
    }
    if (!isUsed) writeState(file, { demo: 'none' });
    return;
  }
  await progress.step('Load the demo world', async (note) => {
    writeState(file, { demo: 'started' });
    note(await loadDemoWorld(databases, settings));
    writeState(file, { demo: 'done' });
  });
}
