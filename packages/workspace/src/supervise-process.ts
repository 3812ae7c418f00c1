import { setTimeout as wait } from 'node:timers/promises';

/** A process that runs until it is stopped. */
export type SupervisedProcess = {
  pid: number;
  exited: Promise<void>;
  /** Resolves when it serves. @throws Error with the reason. */
  ready(): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

export type Supervision = {
  /** Called on every unexpected exit, with milliseconds until the restart. */
  onEnd(restartInMs: number): void;
  /** Called when a restarted process serves. */
  onReturn(): void;
  /** First restart delay in milliseconds; doubles after each early exit. */
  firstWaitMs?: number;
  /** Default: half a minute. */
  longestWaitMs?: number;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Uptime in milliseconds that resets the delay. */
const STEADY_MS = 60_000;

/** Restarts a process with backoff; one that was never ready is not restarted. @param start - `isAgain` on restarts. */
export function superviseProcess<P extends SupervisedProcess>(
  start: (isAgain: boolean) => P,
  { onEnd, onReturn, firstWaitMs = FIRST_WAIT_MS, longestWaitMs = LONGEST_WAIT_MS }: Supervision,
): P {
  let current = start(false);
  let wasReady = false;
  let waitMs = firstWaitMs;
  const stopping = new AbortController();
  let reportGone: () => void = () => undefined;
  const exited = new Promise<void>((resolve) => (reportGone = resolve));

  const restart = async (): Promise<void> => {
    onEnd(waitMs);
    await wait(waitMs, undefined, { signal: stopping.signal });
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    current = start(true);
    void watch(current);
    await current.ready();
    onReturn();
  };

  const watch = async (process: P): Promise<void> => {
    const startedAt = Date.now();
    await process.exited;
    if (stopping.signal.aborted || !wasReady) return reportGone();
    if (Date.now() - startedAt > STEADY_MS) waitMs = firstWaitMs;
    // A failed start ends the process, whose exit schedules the next start.
    await restart().catch(() => stopping.signal.aborted && reportGone());
  };
  void watch(current);

  return {
    ...current,
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
