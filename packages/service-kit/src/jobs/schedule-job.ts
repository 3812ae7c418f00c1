import type { Bus, JobHandler } from '../events/bus';

/** Runs once per tick for all replicas; retried on failure. @param name unique among services. @param cron UTC. */
export function scheduleJob(
  bus: Pick<Bus, 'schedule'>,
  name: string,
  cron: string,
  handler: JobHandler,
): Promise<void> {
  return bus.schedule(name, cron, handler);
}
