import type { ApplicationStatus } from '@tbt/contracts';
import { claimed, conflict, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../../database';
import type { Job } from '../../jobs';
import type { Person } from '../../people';
import { applicationStatus } from '../transitions/application-transitions';

const OwnOffer = z.object({
  status: claimed<ApplicationStatus>(),
  hourlyRate: z.string(),
  expiresAt: z.date(),
  wasPassedOver: z.boolean(),
});

/**
 * The clinic's answer to this professional's offer outweighs what it asks everyone. Locks that offer.
 * @throws DomainError CONFLICT `declined`, `counter_offer`.
 */
export async function refuseAnsweredOffer(
  tx: MarketplaceTx,
  { days, person }: { days: readonly Job[]; person: Person },
  now: Date,
): Promise<void> {
  const offers = await readerIn(tx).rows(OwnOffer)`
    SELECT a.status, a.hourly_rate::text AS "hourlyRate", a.expires_at AS "expiresAt",
      a.was_passed_over AS "wasPassedOver"
    FROM applications a
    WHERE a.applicant_id = ${person.id} AND a.job_id = ANY(${days.map(({ id }) => id)}::int[])
    ORDER BY a.id FOR UPDATE`;
  for (const offer of offers) {
    const status = applicationStatus(offer, now);
    if (status === 'declined' && !offer.wasPassedOver)
      throw conflict('emergency.declined', { reasons: ['declined'] });
    if (status === 'countered')
      throw conflict('emergency.countered', {
        values: { rate: offer.hourlyRate },
        reasons: ['counter_offer'],
      });
  }
}
