import { type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { appendShiftEvents } from '../../jobs';
import type { ChangedApplication } from './applications.types';

export const applicationChanged = (
  { id, applicantId, ...changed }: ChangedApplication,
  at: Date,
): NewEvent => ({
  name: 'application.changed',
  payload: {
    applicationId: id,
    revision: changed.revision,
    jobId: changed.jobId,
    clinicId: changed.clinicId,
    professionalId: applicantId,
    status: changed.status,
    action: changed.action,
    by: changed.by,
    hourlyRate: changed.hourlyRate,
    at: at.toISOString(),
  },
});

export const announceApplications = (
  tx: MarketplaceTx,
  changed: readonly ChangedApplication[],
  at: Date,
): Promise<void> =>
  appendShiftEvents(
    tx,
    changed.map((application) => applicationChanged(application, at)),
  );
