import type { DomainEvents } from '@tbt/contracts';
import { appendOutbox } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';

const PART = 500;

export async function announceAlert(
  tx: MarketplaceTx,
  { professionalIds, ...alert }: DomainEvents['clinic-alert.sent'],
): Promise<void> {
  const parts = [];
  for (let from = 0; from < professionalIds.length; from += PART)
    parts.push({ ...alert, professionalIds: professionalIds.slice(from, from + PART) });
  await appendOutbox(tx, 'clinic-alert.sent', ...parts);
}
