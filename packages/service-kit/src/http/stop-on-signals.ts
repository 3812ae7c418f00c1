import type { Logger } from '../logger';

export type StopOptions = {
  logger: Logger;
  /** Closes servers first, then subgraphs, then pools. */
  stop: () => Promise<void>;
  /** Milliseconds until the process ends regardless; 25,000 when absent. */
  graceMs?: number;
};

/** SIGTERM and SIGINT stop the process cleanly; an unhandled rejection is logged and survived. */
export function stopOnSignals(options: StopOptions): void {
  throw new Error('not built yet', { cause: options.graceMs });
}
