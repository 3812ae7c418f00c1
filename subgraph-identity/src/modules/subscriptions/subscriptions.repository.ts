import { PAYMENT_FAILURE_DAYS, TRIAL_REMINDER_DAYS, type SubscriptionTier } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import type { ProviderInvoice, ProviderSubscription } from './payment-port';
import { GRACE_DAYS } from './subscription-state';

const [FIRST_FAILURE_DAY] = PAYMENT_FAILURE_DAYS;

export type StoredSubscription = Omit<Prisma.SubscriptionModel, 'invoices'> & {
  invoices: ProviderInvoice[];
};

const DAY = 86_400_000;
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Rows with a reminder that is due; of more than is due, never of less. */
const remindersDue = (now: Date): Prisma.SubscriptionWhereInput[] => [
  {
    providerStatus: 'trialing',
    cancelAtPeriodEnd: false,
    trialRemindedAt: null,
    trialEndsAt: { gt: now, lte: ago(now, -TRIAL_REMINDER_DAYS) },
  },
  ...PAYMENT_FAILURE_DAYS.map((day) => ({
    providerStatus: 'past_due',
    pastDueSince: { gt: ago(now, GRACE_DAYS), lte: ago(now, day) },
    OR: [{ failureDay: null }, { failureDay: { lt: day } }],
  })),
];

export const createSubscriptionsRepository = ({ prisma }: IdentityDatabase) => ({
  byClinic: async (
    clinicId: number,
    tx: IdentityTx = prisma,
  ): Promise<StoredSubscription | null> => {
    const row = await tx.subscription.findUnique({ where: { clinicId } });
    return row && { ...row, invoices: row.invoices as ProviderInvoice[] };
  },

  byClinics: async (clinicIds: readonly number[]): Promise<StoredSubscription[]> => {
    const where = { clinicId: { in: [...clinicIds] } };
    const rows = await prisma.subscription.findMany({ where });
    return rows.map((row) => ({ ...row, invoices: row.invoices as ProviderInvoice[] }));
  },

  /** @param before the row of the same subscription; reminders of another one do not count. */
  save: async (
    tx: IdentityTx,
    provider: ProviderSubscription,
    syncedAt: Date,
    before: StoredSubscription | null,
  ): Promise<void> => {
    const { id, clinicId, customerId, tier, pendingTier, status, invoices } = provider;
    const data = {
      ...{ providerId: id, customerId, tier, pendingTier, providerStatus: status, syncedAt },
      trialEndsAt: provider.trialEndsAt,
      periodEndsAt: provider.currentPeriodEndsAt,
      cancelAtPeriodEnd: provider.cancelAtPeriodEnd,
      pastDueSince: provider.pastDueSince,
      invoices: invoices as object[],
      failureDay:
        status !== 'past_due'
          ? null
          : before?.providerStatus === 'past_due'
            ? before.failureDay
            : FIRST_FAILURE_DAY,
      trialRemindedAt: before?.trialRemindedAt ?? null,
      // Another subscription has nothing of the former one; an own choice replaces what was kept.
      ...(before === null || pendingTier !== null ? { keptTier: null } : {}),
    };
    await tx.subscription.upsert({
      where: { clinicId },
      create: { clinicId, ...data },
      update: data,
    });
  },

  setCancelled: async (
    tx: IdentityTx,
    clinicId: number,
    cancelled: { cancelReason: string | null; keptTier: SubscriptionTier | null },
  ): Promise<void> => {
    await tx.subscription.update({ where: { clinicId }, data: cancelled });
  },

  /** False when the event was taken before. */
  takeEvent: async (tx: IdentityTx, id: string, type: string, at: Date): Promise<boolean> => {
    const { count } = await tx.paymentEvent.createMany({
      data: [{ id, type, at }],
      skipDuplicates: true,
    });
    return count === 1;
  },

  takenOf: async (ids: readonly string[]): Promise<Set<string>> => {
    const where = { id: { in: [...ids] } };
    const taken = await prisma.paymentEvent.findMany({ where, select: { id: true } });
    return new Set(taken.map(({ id }) => id));
  },

  lastEventAt: async (): Promise<Date | null> => {
    const last = await prisma.paymentEvent.findFirst({ orderBy: { at: 'desc' } });
    return last?.at ?? null;
  },

  providerIdOf: async (customerId: string): Promise<string | null> => {
    const found = await prisma.subscription.findFirst({ where: { customerId } });
    return found?.providerId ?? null;
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

  remindable: async (now: Date): Promise<{ clinicId: number; providerId: string }[]> =>
    prisma.subscription.findMany({
      where: { OR: remindersDue(now) },
      select: { clinicId: true, providerId: true },
    }),

  setReminded: async (
    tx: IdentityTx,
    clinicId: number,
    reminded: { failureDay: number } | { trialRemindedAt: Date },
  ): Promise<void> => {
    await tx.subscription.update({ where: { clinicId }, data: reminded });
  },

  /** Of a closed account: the provider is asked until it has ended it. */
  requestEnding: async (tx: IdentityTx, providerId: string, requestedAt: Date): Promise<void> => {
    const data = [{ providerId, requestedAt }];
    await tx.subscriptionEnding.createMany({ data, skipDuplicates: true });
  },

  endings: async (): Promise<string[]> => {
    const rows = await prisma.subscriptionEnding.findMany({ orderBy: { requestedAt: 'asc' } });
    return rows.map(({ providerId }) => providerId);
  },

  finishEnding: async (tx: IdentityTx, providerId: string): Promise<void> => {
    await tx.subscription.updateMany({
      where: { providerId },
      data: { providerStatus: 'canceled', pastDueSince: null, failureDay: null },
    });
    await tx.subscriptionEnding.deleteMany({ where: { providerId } });
  },

  checkoutOf: async (clinicId: number, tx: IdentityTx = prisma): Promise<string | null> =>
    (await tx.openCheckout.findUnique({ where: { clinicId } }))?.sessionId ?? null,

  setCheckout: async (
    tx: IdentityTx,
    clinicId: number,
    opened: { sessionId: string; openedAt: Date },
  ): Promise<void> => {
    const create = { clinicId, ...opened };
    await tx.openCheckout.upsert({ where: { clinicId }, create, update: opened });
  },

  forgetCheckout: async (tx: IdentityTx, clinicId: number): Promise<void> => {
    await tx.openCheckout.delete({ where: { clinicId } });
  },

  pastDueBefore: async (before: Date): Promise<string[]> => {
    const where = { providerStatus: 'past_due', pastDueSince: { lte: before } };
    const due = await prisma.subscription.findMany({ where, select: { providerId: true } });
    return due.map(({ providerId }) => providerId);
  },
});

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>;
