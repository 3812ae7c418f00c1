import { appendOutbox } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Application } from './applications.types';

/** Tells the other subgraphs in the transaction that changed the applications. */
export async function announceApplications(
  tx: MarketplaceTx,
  applications: readonly Application[],
  at: Date,
): Promise<void> {
  await appendOutbox(
    tx,
    'application.changed',
    ...applications.map(({ id, revision, jobId, clinicId, applicantId, status }) => ({
      applicationId: id,
      revision,
      jobId,
      clinicId,
      professionalId: applicantId,
      status,
      at: at.toISOString(),
    })),
  );
}
