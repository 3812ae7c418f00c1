import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';
import { eachDatabase, hasAccounts, type DatabaseUrls, type StackDatabases } from './databases';
import { removeContents } from './demo-dump/database-contents';
import {
  forgetWorld,
  isEmptyPlace,
  keepWorld,
  restoreWorld,
  worldKey,
} from './demo-dump/demo-dump';
import { deploymentEnv } from './deployment-env';
import type { StackSettings } from './env';
import type { Progress } from './progress';
import { StartError } from './start-error';
import { readState, writeState } from './state-file';

/** `started`: not finished. */
type SeedState = { demo: 'none' | 'started' | 'done' | 'unknown' };

const LOADER = join(repositoryRoot, 'packages', 'stack', 'dist', 'demo-world', 'main.js');

async function playDemoWorld(urls: DatabaseUrls, settings: StackSettings): Promise<string> {
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

async function loadDemoWorld(
  urls: DatabaseUrls,
  settings: StackSettings,
  warn: (line: string) => void,
): Promise<string> {
  const place = { urls, filesDir: settings.filesDir };
  const hasBucket = Boolean(settings.inherited.FILES_S3_ENDPOINT);
  const isKept = !hasBucket && settings.demoClock === 0;
  if (!isKept || !(await isEmptyPlace(place))) return playDemoWorld(urls, settings);
  const key = worldKey();
  try {
    if (await restoreWorld(place, key)) return 'copied from an earlier start';
  } catch (error) {
    warn(`The kept demo world cannot be used: ${String(error)}`);
    forgetWorld(key);
    await eachDatabase(urls, removeContents);
  }
  const made = await playDemoWorld(urls, settings);
  await keepWorld(place, key).catch((error: unknown) =>
    warn(`The demo world is not kept for later starts: ${String(error)}`),
  );
  return made;
}

/** Loads the demo world into fresh embedded databases, or any with SEED=demo; an interrupted one is created again. */
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
  if (demo === 'started') await eachDatabase(databases.urls, removeContents);
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
    note(await loadDemoWorld(databases.urls, settings, progress.warn));
    writeState(file, { demo: 'done' });
  });
}
