import { setTimeout as wait } from 'node:timers/promises';

/** A process that serves until it is asked to stop. */
export type SupervisedProcess = {
  pid: number;
  /** Resolves when the process is gone. */
  exited: Promise<void>;
  /** Resolves when it serves. @throws Error saying why it does not. */
  ready(): Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
  kill(): void;
};

export type Supervision = {
  /** Told of every end that was not asked for, with the milliseconds until the next start. */
  onEnd(restartInMs: number): void;
  /** Told when it serves again; its process is another one. */
  onReturn(): void;
  /** First wait before a start, in milliseconds; doubled with every end that follows soon. */
  firstWaitMs?: number;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A process that lived this long begins with the first wait again, in milliseconds. */
const STEADY_MS = 60_000;

/**
 * Keeps a process running: starts it again, at growing distance, whenever it ends without being
 * asked to. One that has never been ready is not started again: its `ready` says why.
 * @param start - starts the process; `isAgain` after the first time.
 */
export function superviseProcess<P extends SupervisedProcess>(
  start: (isAgain: boolean) => P,
  { onEnd, onReturn, firstWaitMs = FIRST_WAIT_MS }: Supervision,
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
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
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
    // A start that fails ends its process, which is watched in its turn.
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
