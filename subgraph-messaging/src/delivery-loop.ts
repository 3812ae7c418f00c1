import type { Logger } from '@tbt/service-kit';

/** Sends one claimed row and records its end. */
export type Attempt = () => Promise<void>;

export type DeliveryLoop = {
  start(): void;
  /** Checks for due rows soon. */
  kick(): void;
  /** Sends until nothing is due; also before `start` and after `stop`. */
  drain(): Promise<void>;
  /** Claims nothing more by itself, and awaits the attempts in progress. */
  stop(): Promise<void>;
};

export type DeliveryLoopOptions = {
  /** For the log. */
  name: string;
  logger: Logger;
  /** Leases due rows (`SKIP LOCKED`), so that any number of replicas may run. */
  claim(limit: number): Promise<Attempt[]>;
  /** Before the rows of each round are claimed. */
  prepare?(): Promise<void>;
  /** Rows of one claim. */
  batch: number;
  /** Attempts at a time: receivers that do not answer leave places for the others. */
  parallel: number;
  intervalMs: number;
};

/** Paced delivery of queued rows, which mail and push messages share. */
export function createDeliveryLoop(options: DeliveryLoopOptions): DeliveryLoop {
  const { name, logger, claim, prepare, batch, parallel, intervalMs } = options;
  const active = new Set<Promise<void>>();
  let isStopped = false;
  let isStopping = false;
  let isRunning = false;
  let isAsked = false;
  let wake = () => undefined as void;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function begin(attempt: Attempt): void {
    // A row whose end cannot be recorded keeps its lease and is tried again.
    const work: Promise<void> = attempt()
      .catch((err: unknown) => logger.error({ err }, `An attempt of ${name} broke off`))
      .finally(() => active.delete(work));
    active.add(work);
  }

  async function claimSome(): Promise<boolean> {
    const attempts = await claim(batch);
    attempts.forEach(begin);
    return attempts.length > 0;
  }

  async function sendDue(): Promise<void> {
    await prepare?.();
    for (;;) {
      const asked = new Promise<void>((resolve) => {
        isAsked = false;
        wake = () => {
          isAsked = true;
          resolve();
        };
      });
      const hasRoom = active.size <= parallel - batch && !isStopping;
      if (hasRoom && (await claimSome())) continue;
      if (active.size === 0 && (!isAsked || isStopping)) return;
      await Promise.race([...active, ...(hasRoom ? [asked] : [])]);
    }
  }

  const drain = (): Promise<void> => {
    wake();
    running ??= sendDue().finally(() => {
      running = undefined;
    });
    return running;
  };

  const kick = () => {
    if (!isRunning || isStopped) return;
    drain().catch((err: unknown) => logger.warn({ err }, `Due rows of ${name} could not be read`));
  };

  return {
    start: () => {
      isRunning = true;
      timer = setInterval(kick, intervalMs);
      timer.unref();
      kick();
    },
    kick,
    drain,
    stop: async () => {
      isStopped = true;
      isStopping = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
      await Promise.all(active);
      isStopping = false;
    },
  };
}
