import type { Bus, JobHandler } from '../events/bus';

/**
 * Scheduled work: one run per tick whatever the number of copies. A run that throws is repeated.
 * @param name unique among all services, for example `marketplace.expire-jobs`.
 * @param cron five fields, UTC.
 */
export function scheduleJob(
  bus: Pick<Bus, 'schedule'>,
  name: string,
  cron: string,
  handler: JobHandler,
): Promise<void> {
  return bus.schedule(name, cron, handler);
}
