import type { Logger } from '../logger';

export type StopOptions = {
  logger: Logger;
  /** Closes servers first, then subgraphs, then pools. */
  stop: () => Promise<void>;
  graceMs?: number;
};

/** SIGTERM and SIGINT exit with status 0, or 1 when stopping fails or takes too long; a second signal exits at once. */
export function stopOnSignals({ logger, stop, graceMs = 25_000 }: StopOptions): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal }, 'Stopping');
    const deadline = setTimeout(() => {
      logger.error('Stopping took too long');
      process.exit(1);
    }, graceMs);
    deadline.unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        logger.error({ err }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'));
}
