import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build';
import { migrateAll, openDatabases, type DatabaseUrls } from './databases';
import { keepDemoClock } from './demo-clock';
import type { StackSettings } from './env';
import { requireFreePort } from './ports';
import type { Progress } from './progress';
import { publishBuilds } from './releases';
import { loadSecrets } from './secrets';
import { seedIfFresh } from './seed';
import { planServices } from './service-plans';
import { startService, type ServicePlan, type ServiceProcess } from './service-process';
import { writeState } from './state-file';
import { superviseProcess } from '@tbt/workspace/supervise-process';

export type Stack = {
  stop(): Promise<void>;
  kill(): void;
};

/** Hooks of `startStack`. */
export type StackHooks = {
  /** Starts a service; default: a supervised process. */
  launch?: (plan: ServicePlan, logsDir: string) => ServiceProcess;
  onDatabaseLine?: (line: string) => void;
  onDatabases?: (urls: DatabaseUrls) => void;
};

/** File below the data directory with addresses, process ids and connection strings. */
export const RUNNING_FILE = 'running.json';

/** @param register receives the stack first, so that a signal can stop it. @throws StartError; call `stop` anyway. */
export async function startStack(
  settings: StackSettings,
  progress: Progress,
  register: (stack: Stack) => void,
  { launch, onDatabaseLine, onDatabases }: StackHooks = {},
): Promise<void> {
  const { dataDir } = settings;
  const services: ServiceProcess[] = [];
  const undo: (() => Promise<void> | void)[] = [];
  let isStopping = false;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    isStopping = true;
    while (undo.length > 0) await undo.pop()?.();
  };
  register({
    stop: () => (stopping ??= stop()),
    kill: () => services.forEach((service) => service.kill()),
  });

  await requireFreePort(settings.port);
  keepDemoClock(settings);
  await ensureBuilt((run) => progress.step('Build', run));
  const databases = await progress.step('Start the database', async (note) => {
    const opened = await openDatabases(settings, {
      info: note,
      warn: progress.warn,
      server: onDatabaseLine,
    });
    undo.push(async () => opened.embedded?.stop());
    const applied = await migrateAll(opened.urls);
    if (applied > 0) note(`${applied} migrations applied`);
    onDatabases?.(opened.urls);
    return opened;
  });
  await seedIfFresh(databases, settings, progress);
  await progress.step('Publish the micro-frontends', async (note) => {
    const published = await publishBuilds(dataDir, settings.releasesDir);
    if (published.length > 0) note(published.join(', '));
  });
  if (isStopping) return;

  // Checked again: the build may have taken minutes.
  await requireFreePort(settings.port);
  const secrets = loadSecrets(settings);
  const plans = await planServices({ settings, secrets, urls: databases.urls });
  await progress.step(`Start ${plans.map((plan) => plan.name).join(', ')}`, async () => {
    const logsDir = join(dataDir, 'logs');
    const running = join(dataDir, RUNNING_FILE);
    const writeRunning = () => {
      const list = services.map(({ name, pid, port, logFile }) => ({
        name,
        pid,
        url: `http://127.0.0.1:${port}`,
        log: relative(dataDir, logFile),
      }));
      writeState(running, { pid: process.pid, services: list, databases: databases.urls });
    };
    const supervised = (plan: ServicePlan) => {
      const service = superviseProcess((isAgain) => startService(plan, logsDir, { isAgain }), {
        onEnd: (ms) =>
          progress.warn(
            `${plan.name} has ended, starts again in ${ms / 1000} s; its log: ${service.logFile}`,
          ),
        onReturn: () => {
          writeRunning();
          progress.say(`${plan.name} is back`);
        },
      });
      return service;
    };
    for (const plan of plans) {
      const service = launch ? launch(plan, logsDir) : supervised(plan);
      services.push(service);
      undo.push(() => service.stop());
    }
    undo.push(() => rmSync(running, { force: true }));
    writeRunning();
    await Promise.all(services.map((service) => service.ready()));
  });
}
