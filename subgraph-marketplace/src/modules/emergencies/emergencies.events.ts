import type { DomainEvents } from '@tbt/contracts';
import type { MarketplaceTx } from '../../database';
import { publishShiftEvents } from '../jobs';

const PART = 500;

type Offered = Omit<DomainEvents['emergency.offered'], 'at' | 'shift'>;

export async function announceWave(
  tx: MarketplaceTx,
  { professionalIds, ...wave }: Offered,
  at: Date,
): Promise<void> {
  const parts = [];
  for (let from = 0; from < professionalIds.length; from += PART)
    parts.push({
      ...wave,
      professionalIds: professionalIds.slice(from, from + PART),
      at: at.toISOString(),
    });
  await publishShiftEvents(tx, 'emergency.offered', ...parts);
}

export const announceEnd = (
  tx: MarketplaceTx,
  ended: Omit<DomainEvents['emergency.ended'], 'at' | 'shift'>,
  at: Date,
): Promise<void> => publishShiftEvents(tx, 'emergency.ended', { ...ended, at: at.toISOString() });
