import type { DomainEvents } from '@tbt/contracts';
import type { MarketplaceTx } from '../../database';
import { publishShiftEvents } from '../jobs';

const PART = 500;

type Offered = Omit<
  DomainEvents['emergency.offered'],
  'at' | 'shift' | 'professionalIds' | 'distancesKm'
> & { asked: readonly { id: number; km: number | null }[] };

export async function announceWave(
  tx: MarketplaceTx,
  { asked, applied = [], ...wave }: Offered,
  at: Date,
): Promise<void> {
  const parts = [];
  for (let from = 0; from < asked.length; from += PART) {
    const part = asked.slice(from, from + PART);
    const ids = part.map(({ id }) => id);
    parts.push({
      ...wave,
      professionalIds: ids,
      distancesKm: part.map(({ km }) => km),
      applied: applied.filter(({ professionalId }) => ids.includes(professionalId)),
      at: at.toISOString(),
    });
  }
  await publishShiftEvents(tx, 'emergency.offered', ...parts);
}

export const announceEnd = (
  tx: MarketplaceTx,
  ended: Omit<DomainEvents['emergency.ended'], 'at' | 'shift'>,
  at: Date,
): Promise<void> => publishShiftEvents(tx, 'emergency.ended', { ...ended, at: at.toISOString() });
