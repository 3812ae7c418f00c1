import { appendEvents, type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Job } from './jobs.types';

/** Tells clinics of shifts that came on the public list without their doing. */
export const announcePublished = (
  tx: MarketplaceTx,
  published: readonly Job[],
  at: Date,
): Promise<void> =>
  appendEvents(
    tx,
    published.map(({ id: jobId, clinicId }): NewEvent => ({
      name: 'job.published',
      payload: { jobId, clinicId, at: at.toISOString() },
    })),
  );
