import type { SubscriptionTier } from '@tbt/contracts';
import type { IdentityTx } from '../../database';

export type NewRecord = {
  clinicId: number;
  at: Date;
  /** A change the clinic is told, or what an administrator did. */
  change: string;
  tier?: SubscriptionTier | null;
  total?: string | null;
  /** YYYY-MM-DD. */
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
