import type { DomainEvents } from '@tbt/contracts';
import type { MarketplaceTx } from '../../database';
import { publishShiftEvents } from '../jobs';

const PART = 500;

type Offered = Omit<DomainEvents['emergency.offered'], 'at' | 'shift'>;

export async function announceWave(
  tx: MarketplaceTx,
  { professionalIds, applied = [], ...wave }: Offered,
  at: Date,
): Promise<void> {
  const partOf = (ids: number[]) => ({
    ...{ ...wave, professionalIds: ids, at: at.toISOString() },
    applied: applied.filter(({ professionalId }) => ids.includes(professionalId)),
  });
  const parts = [];
  for (let from = 0; from < professionalIds.length; from += PART)
    parts.push(partOf(professionalIds.slice(from, from + PART)));
  await publishShiftEvents(tx, 'emergency.offered', ...parts);
}

export const announceEnd = (
  tx: MarketplaceTx,
  ended: Omit<DomainEvents['emergency.ended'], 'at' | 'shift'>,
  at: Date,
): Promise<void> => publishShiftEvents(tx, 'emergency.ended', { ...ended, at: at.toISOString() });
