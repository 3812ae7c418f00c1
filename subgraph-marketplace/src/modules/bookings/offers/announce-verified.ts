import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { publishShiftEvents } from '../../jobs';
import { credentialGap, isLastingGap } from '../../people';
import type { CredentialChange } from './follow-reviews';
import type { ApplicationsQueries, WaitingApplication } from './applications.queries';

type Deps = { applications: ApplicationsQueries; clock: Clock };

/** Clinics learn that an applicant who lacked a credential can be accepted now. */
export function createVerifiedAnnouncement({ applications, clock }: Deps) {
  /** One event per clinic, about its next shift; runs in the transaction that stores the credentials. */
  return async (
    tx: MarketplaceTx,
    professionalId: number,
    { before, after }: CredentialChange,
  ): Promise<void> => {
    const byClinic = new Map<number, WaitingApplication[]>();
    for (const waiting of await applications.waitingOf(tx, professionalId)) {
      const former = credentialGap(before, waiting);
      if (former === null || isLastingGap(former)) continue;
      if (credentialGap(after, waiting) !== null) continue;
      byClinic.set(waiting.clinicId, [...(byClinic.get(waiting.clinicId) ?? []), waiting]);
    }
    const events = [...byClinic.values()].flatMap(([next, ...rest]) =>
      next
        ? {
            ...{ applicationId: next.id, jobId: next.jobId, clinicId: next.clinicId },
            ...{
              professionalId,
              waitingCount: rest.length + 1,
              expiresAt: next.expiresAt.toISOString(),
              at: clock.now().toISOString(),
            },
          }
        : [],
    );
    if (events.length > 0) await publishShiftEvents(tx, 'applicant.verified', ...events);
  };
}
