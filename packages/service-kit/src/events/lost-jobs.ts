import type { Pool } from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/rows';
import type { Logger } from '../logger';
import { givenUp } from './event-metrics';

// pg-boss's own message for a job whose process died. Each job is claimed and reported by one process.
const CLAIM = `
  UPDATE pgboss.job SET output = output || '{"isTold": true}'
  WHERE state = 'failed' AND name = ANY($1) AND NOT output ? 'isTold'
    AND output -> 'value' ->> 'message' = 'job failed by timeout in active state'
  RETURNING name, id, retry_count AS "retryCount"`;

const LostJob = z.object({ name: z.string(), id: z.string(), retryCount: z.number() });

/** Reports jobs whose process died during their last attempt. */
export async function reportLostJobs(
  pool: Pool,
  queues: readonly string[],
  logger: Logger,
): Promise<void> {
  const rows = await queryRows(pool, LostJob, CLAIM, [[...queues]]);
  for (const { name: queue, id: jobId, retryCount } of rows) {
    givenUp.inc({ queue });
    const attempts = retryCount + 1;
    logger.error({ queue, jobId, attempts, isGivenUp: true }, 'A consumer never came to an end');
  }
}
