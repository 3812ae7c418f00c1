import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isReady, type ServicePlan, type ServiceProcess } from '../../stack/service-process';
import { StartError } from '../../stack/start-error';
import type { LineStream } from '../stream/line-stream';
import { readServiceLine } from '../stream/service-line';
import { spawnServiceChild, type ServiceChild } from './service-child';

const FIRST_DEADLINE_MS = 90_000;
const POLL_MS = 20;
const KEPT_LINES = 25;
/** The same as in `npm start`; milliseconds. */
const STOP_PATIENCE_MS = 26_000;
/** The standby is prepared when the machine is idle again; milliseconds. */
const STANDBY_AFTER_MS = 800;

export type RestartableService = ServiceProcess & {
  /** @returns milliseconds until it was ready, or undefined when it failed. */
  restart(): Promise<number | undefined>;
};

/** A service whose process restarts behind a fixed address. */
export function startRestartableService(
  plan: ServicePlan,
  logsDir: string,
  stream: LineStream,
): RestartableService {
  mkdirSync(logsDir, { recursive: true });
  const logFile = join(logsDir, `${plan.name}.log`);
  const log = createWriteStream(logFile, { mode: 0o600 });
  const tail: string[] = [];
  const onLine = (line: string) => {
    log.write(`${line}\n`);
    tail.push(line);
    if (tail.length > KEPT_LINES) tail.shift();
    const read = readServiceLine(line, plan.name);
    if (read) stream.write(read.part, read.text, read.level);
  };

  let ahead: string[] = [];
  let standby: ServiceChild | undefined;
  let isEnding = false;
  let markGone: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (markGone = resolve));

  const begin = (): ServiceChild => {
    const child = standby ?? spawnServiceChild(plan, ahead, onLine);
    standby = undefined;
    child.run();
    void child.exited.then((code) => {
      if (child !== current || isEnding) return;
      stream.write(plan.name, `ended (${code ?? 'signal'}); a change starts it again`, 'error');
    });
    return child;
  };
  let current = begin();

  async function becomeReady(child: ServiceChild, deadlineMs: number): Promise<boolean> {
    let hasExited = false;
    void child.exited.then(() => (hasExited = true));
    for (const since = Date.now(); Date.now() - since < deadlineMs; await wait(POLL_MS)) {
      if (hasExited) return false;
      if (await isReady(plan.port)) return true;
    }
    return false;
  }

  async function prepareStandby(child: ServiceChild, isReadyNow: boolean): Promise<void> {
    await wait(STANDBY_AFTER_MS);
    const loaded = await child.loaded();
    if (child !== current || isEnding || standby) return;
    // A process that ended early has not loaded everything.
    if (isReadyNow) ahead = loaded;
    standby = spawnServiceChild(plan, ahead, onLine);
  }

  return {
    name: plan.name,
    get pid() {
      return current.pid;
    },
    port: plan.port,
    logFile,
    exited: gone,
    async ready() {
      if (!(await becomeReady(current, FIRST_DEADLINE_MS))) {
        throw new StartError(`${plan.name} did not get ready:\n${tail.join('\n')}`);
      }
      void prepareStandby(current, true);
    },
    async restart() {
      const since = performance.now();
      const before = current;
      isEnding = true;
      await before.stop();
      isEnding = false;
      current = begin();
      const isReadyNow = await becomeReady(current, FIRST_DEADLINE_MS);
      void prepareStandby(current, isReadyNow);
      return isReadyNow ? performance.now() - since : undefined;
    },
    async stop() {
      isEnding = true;
      standby?.kill();
      await current.stop(STOP_PATIENCE_MS);
      log.end();
      markGone();
    },
    kill() {
      isEnding = true;
      standby?.kill();
      current.kill();
      markGone();
    },
  };
}
