import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

export type SubscriptionRecord = Prisma.SubscriptionRecordModel;
export type PlanRefund = Prisma.PlanRefundModel;
export type PromotionState = Prisma.PromotionStateModel;
export type PromotionPlace = { code: string; order: number; clinicId: number; at: Date };

type NewRefund = Pick<
  PlanRefund,
  | 'clinicId'
  | 'providerId'
  | 'invoiceId'
  | 'amountCents'
  | 'refundedBeforeCents'
  | 'actorId'
  | 'reason'
  | 'requestedAt'
>;

export const createSubscriptionDeskRepository = ({ prisma }: IdentityDatabase) => ({
  /** Newest first, with one extra row. */
  recordsOf: (
    clinicId: number,
    { limit, after }: { limit: number; after: number | null },
  ): Promise<SubscriptionRecord[]> =>
    prisma.subscriptionRecord.findMany({
      where: { clinicId, ...(after !== null && { id: { lt: after } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    }),

  /** @throws the violation of `plan_refunds_one_running`. */
  addRefund: (tx: IdentityTx, refund: NewRefund): Promise<PlanRefund> =>
    tx.planRefund.create({ data: refund }),

  refund: (id: number): Promise<PlanRefund | null> =>
    prisma.planRefund.findUnique({ where: { id } }),

  runningRefunds: (clinicId?: number): Promise<PlanRefund[]> =>
    prisma.planRefund.findMany({
      where: { settledAt: null, ...(clinicId !== undefined && { clinicId }) },
      orderBy: { id: 'asc' },
    }),

  /** False when it was settled before. */
  settleRefund: async (
    tx: IdentityTx,
    id: number,
    settled: { settledAt: Date; isRefused: boolean },
  ): Promise<boolean> => {
    const where = { id, settledAt: null };
    return (await tx.planRefund.updateMany({ where, data: settled })).count === 1;
  },

  givenUntil: async (now: Date): Promise<number[]> => {
    const where = { givenUntil: { lte: now } };
    const rows = await prisma.user.findMany({ where, select: { id: true } });
    return rows.map(({ id }) => id);
  },

  promotionState: (code: string, tx: IdentityTx = prisma): Promise<PromotionState | null> =>
    tx.promotionState.findUnique({ where: { code } }),

  setPromotionState: (tx: IdentityTx, state: PromotionState): Promise<PromotionState> =>
    tx.promotionState.upsert({ where: { code: state.code }, create: state, update: state }),

  placesOf: async (code: string): Promise<PromotionPlace[]> => {
    const rows = await prisma.promotionalRegistration.findMany({
      where: { promotionalCode: code },
      orderBy: { registrationOrder: 'asc' },
    });
    return rows.map((row) => ({
      ...{ code, order: row.registrationOrder, clinicId: row.userId, at: row.createdAt },
    }));
  },
});

export type SubscriptionDeskRepository = ReturnType<typeof createSubscriptionDeskRepository>;
