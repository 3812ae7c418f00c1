import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceProcess } from './service-process';

export type Supervision = {
  /** Told of every end nobody asked for, with the milliseconds until the next start. */
  onEnd(service: ServiceProcess, restartInMs: number): void;
  /** Told when the service is ready again; its process is another one. */
  onReturn(service: ServiceProcess): void;
  /** First wait before a start, in milliseconds; doubled with every end that follows soon. */
  firstWaitMs?: number;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Who lived this long begins with the first wait again, in milliseconds. */
const STEADY_MS = 60_000;

/**
 * Keeps a service running: starts it again, at growing distance, whenever it ends without being
 * asked to. One that has never been ready is not started again: its `ready` says why.
 * @param start - starts the service; `isAgain` after the first time.
 */
export function superviseService(
  start: (isAgain: boolean) => ServiceProcess,
  { onEnd, onReturn, firstWaitMs = FIRST_WAIT_MS }: Supervision,
): ServiceProcess {
  let current = start(false);
  let wasReady = false;
  let waitMs = firstWaitMs;
  const stopping = new AbortController();
  let reportGone: () => void = () => undefined;
  const exited = new Promise<void>((resolve) => (reportGone = resolve));

  const restart = async (): Promise<void> => {
    onEnd(current, waitMs);
    await wait(waitMs, undefined, { signal: stopping.signal });
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    current = start(true);
    void watch(current);
    await current.ready();
    onReturn(current);
  };

  const watch = async (service: ServiceProcess): Promise<void> => {
    const startedAt = Date.now();
    await service.exited;
    if (stopping.signal.aborted || !wasReady) return reportGone();
    if (Date.now() - startedAt > STEADY_MS) waitMs = firstWaitMs;
    // A start that fails ends its process, which is watched in its turn.
    await restart().catch(() => stopping.signal.aborted && reportGone());
  };
  void watch(current);

  return {
    name: current.name,
    port: current.port,
    logFile: current.logFile,
    exited,
    get pid() {
      return current.pid;
    },
    async ready() {
      await current.ready();
      wasReady = true;
    },
    async stop() {
      stopping.abort();
      await current.stop();
      reportGone();
    },
    kill: () => {
      stopping.abort();
      current.kill();
    },
  };
}
