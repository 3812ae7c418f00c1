import type { SubscriptionTier } from '@tbt/contracts';
import type { IdentityTx } from '../../database';

export type NewRecord = {
  clinicId: number;
  at: Date;
  change: string;
  tier?: SubscriptionTier | null;
  total?: string | null;
  day?: string | null;
  invoiceId?: string;
  actorId?: number;
  reason?: string;
};

/** In the transaction of what happened. */
export async function addRecord(tx: IdentityTx, { day, ...record }: NewRecord): Promise<void> {
  await tx.subscriptionRecord.create({
    data: { ...record, day: day ? new Date(day) : null },
    select: { id: true },
  });
}
