import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { BillingDetails } from './invoices.types';

export type BillingDetailsRepository = ReturnType<typeof createBillingDetailsRepository>;

export const createBillingDetailsRepository = ({ prisma }: MarketplaceDatabase) => ({
  find: (professionalId: number): Promise<BillingDetails | null> =>
    prisma.billingDetails.findUnique({ where: { professionalId } }),

  byIds: (ids: readonly number[]): Promise<BillingDetails[]> =>
    prisma.billingDetails.findMany({ where: { professionalId: { in: [...ids] } } }),

  save: (tx: MarketplaceTx, details: BillingDetails): Promise<BillingDetails> => {
    const { professionalId, ...rest } = details;
    return tx.billingDetails.upsert({ where: { professionalId }, create: details, update: rest });
  },
});
