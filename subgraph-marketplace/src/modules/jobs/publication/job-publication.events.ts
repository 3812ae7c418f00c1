import { appendOutbox, type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { appendShiftEvents } from '../shift-events.queries';
import { UNPUBLISHED_STATUSES } from '../job-transitions';
import type { Job } from '../jobs.types';

/** After invitations: they decide whether a new shift is public. */
export const announcePosted = (
  tx: MarketplaceTx,
  posted: readonly Job[],
  at: Date,
): Promise<void> =>
  appendOutbox(
    tx,
    'job.posted',
    ...posted.map(({ id: jobId, clinicId, status }) => ({
      ...{ jobId, clinicId, at: at.toISOString() },
      isPublic: !UNPUBLISHED_STATUSES.includes(status),
    })),
  );

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
