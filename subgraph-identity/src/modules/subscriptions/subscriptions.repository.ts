import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import type { ProviderInvoice, ProviderSubscription } from './payment-port';

export type StoredSubscription = Omit<Prisma.SubscriptionModel, 'invoices'> & {
  invoices: ProviderInvoice[];
};

export const createSubscriptionsRepository = ({ prisma }: IdentityDatabase) => ({
  byClinic: async (
    clinicId: number,
    tx: IdentityTx = prisma,
  ): Promise<StoredSubscription | null> => {
    const row = await tx.subscription.findUnique({ where: { clinicId } });
    return row && { ...row, invoices: row.invoices as ProviderInvoice[] };
  },

  save: async (tx: IdentityTx, provider: ProviderSubscription, syncedAt: Date): Promise<void> => {
    const { id, clinicId, customerId, tier, pendingTier, status, invoices } = provider;
    const data = {
      ...{ providerId: id, customerId, tier, pendingTier, providerStatus: status, syncedAt },
      trialEndsAt: provider.trialEndsAt,
      periodEndsAt: provider.currentPeriodEndsAt,
      cancelAtPeriodEnd: provider.cancelAtPeriodEnd,
      pastDueSince: provider.pastDueSince,
      invoices: invoices as object[],
    };
    await tx.subscription.upsert({
      where: { clinicId },
      create: { clinicId, ...data },
      update: data,
    });
  },

  setReason: async (
    tx: IdentityTx,
    clinicId: number,
    cancelReason: string | null,
  ): Promise<void> => {
    await tx.subscription.update({ where: { clinicId }, data: { cancelReason } });
  },

  /** False when the event was taken before. */
  takeEvent: async (tx: IdentityTx, id: string, type: string, at: Date): Promise<boolean> => {
    const { count } = await tx.paymentEvent.createMany({
      data: [{ id, type, at }],
      skipDuplicates: true,
    });
    return count === 1;
  },

  /** The clinic that has had the trial, of this account or of the same office. */
  trialOf: async (clinicId: number, officeKey: string | null, tx: IdentityTx = prisma) => {
    const office = officeKey === null ? [] : [{ officeKey }];
    const use = await tx.trialUse.findFirst({ where: { OR: [{ clinicId }, ...office] } });
    return use?.clinicId ?? null;
  },

  /** Remembered for ever; the first of an office stays. */
  useTrial: async (
    tx: IdentityTx,
    use: { clinicId: number; officeKey: string | null; at: Date },
  ): Promise<void> => {
    await tx.trialUse.createMany({ data: [use], skipDuplicates: true });
  },

  pastDueBefore: async (before: Date): Promise<string[]> => {
    const where = { providerStatus: 'past_due', pastDueSince: { lte: before } };
    const due = await prisma.subscription.findMany({ where, select: { providerId: true } });
    return due.map(({ providerId }) => providerId);
  },
});

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>;
