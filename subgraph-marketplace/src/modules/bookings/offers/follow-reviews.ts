import { offerExpiresAt } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { Candidate } from '../../people';
import { isReviewAwaited } from '../transitions/application-transitions';
import {
  lockOpenApplications,
  saveDeadline,
  type OpenApplication,
} from './awaited-reviews.queries';

export type CredentialChange = { before: Candidate; after: Candidate };

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map(Number)));

/** Null where no review began or ended. */
function newDeadline(
  negotiation: readonly OpenApplication[],
  { before, after }: CredentialChange,
  now: Date,
): Date | null {
  const isAwaited = isReviewAwaited(after, negotiation);
  if (isAwaited === isReviewAwaited(before, negotiation)) return null;
  const startsAt = earliest(negotiation.map((each) => each.startsAt));
  if (!isAwaited) return offerExpiresAt(startsAt, now);
  const offeredAt = latest(negotiation.map((each) => each.offeredAt));
  const former = negotiation.map(({ expiresAt }) => expiresAt);
  return latest([...former, offerExpiresAt(startsAt, offeredAt, true)]);
}

/** Open applications wait for a review that began; after its end they have the ordinary time. */
export const createReviewFollowing =
  ({ clock }: { clock: Clock }) =>
  async (tx: MarketplaceTx, professionalId: number, change: CredentialChange): Promise<void> => {
    const now = clock.now();
    const open = await lockOpenApplications(tx, professionalId, now);
    const seriesIds = new Set(open.flatMap(({ seriesId }) => seriesId ?? []));
    const negotiations = [
      ...open.filter(({ seriesId }) => seriesId === null).map((one) => [one]),
      ...[...seriesIds].map((id) => open.filter(({ seriesId }) => seriesId === id)),
    ];
    for (const negotiation of negotiations) {
      const expiresAt = newDeadline(negotiation, change, now);
      const ids = negotiation.map(({ id }) => id);
      if (expiresAt) await saveDeadline(tx, ids, { expiresAt, now });
    }
  };
