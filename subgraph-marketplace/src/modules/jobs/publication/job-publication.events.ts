import { type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { appendShiftEvents } from '../shift-events.queries';
import type { Job } from '../jobs.types';

/** For shifts that were published automatically. */
export const announcePublished = (
  tx: MarketplaceTx,
  published: readonly Job[],
  at: Date,
): Promise<void> =>
  appendShiftEvents(
    tx,
    published.map(({ id: jobId, clinicId }): NewEvent => ({
      name: 'job.published',
      payload: { jobId, clinicId, at: at.toISOString() },
    })),
  );
