import type { SubscriptionTier } from '@tbt/contracts';
import type { IdentityDatabase } from '../../database';
import type { ProviderInvoice, ProviderSubscription } from './payment-port';

export type TestSubscription = Omit<ProviderSubscription, 'currentPeriodEndsAt' | 'invoices'> & {
  invoices: (ProviderInvoice & { refundKeys?: string[] })[];
  periodStartsAt: Date;
  periodEndsAt: Date;
  card: string;
  province: string;
};

export type TestSession = {
  id: string;
  kind: string;
  clinicId: number;
  tier: SubscriptionTier;
  trialDays: number;
  province: string;
  isOpen: boolean;
  subscriptionId: string | null;
};

type NewSession = Omit<TestSession, 'isOpen' | 'subscriptionId'> & { subscriptionId?: string };
type NewEvent = { id: string; type: string; subscriptionId: string; deliverAt: Date };

const LIVE = ['trialing', 'active'];
const BUSY = [...LIVE, 'past_due'];

/** What the test driver keeps, in the way a provider would. */
export function createTestPaymentsRepository({ prisma, transaction }: IdentityDatabase) {
  const toRow = ({ invoices, ...row }: TestSubscription) => ({
    ...row,
    invoices: invoices as object[],
  });
  const read = (row: { invoices: unknown; status: string } | null): TestSubscription | null =>
    row && ({ ...row, invoices: row.invoices as TestSubscription['invoices'] } as TestSubscription);

  return {
    addSession: async (session: NewSession): Promise<void> => {
      await prisma.testPaymentSession.create({ data: session });
    },
    session: (id: string): Promise<TestSession | null> =>
      prisma.testPaymentSession.findUnique({ where: { id } }),
    /** Of several open payment pages only the last can be paid. */
    closeCheckouts: async (clinicId: number): Promise<void> => {
      const where = { clinicId, kind: 'checkout', isOpen: true };
      await prisma.testPaymentSession.updateMany({ where, data: { isOpen: false } });
    },
    /** With what was bought there. False when it was closed before. */
    closeSession: async (id: string, subscriptionId?: string): Promise<boolean> => {
      const where = { id, isOpen: true };
      const data = { isOpen: false, ...(subscriptionId === undefined ? {} : { subscriptionId }) };
      const { count } = await prisma.testPaymentSession.updateMany({ where, data });
      return count === 1;
    },

    addSubscription: async (one: TestSubscription): Promise<void> => {
      await prisma.testPaymentSubscription.create({ data: toRow(one) });
    },
    subscription: async (id: string): Promise<TestSubscription | null> =>
      read(await prisma.testPaymentSubscription.findUnique({ where: { id } })),
    /** Bought, whether or not the site has heard of it. */
    hasSubscription: async (clinicId: number): Promise<boolean> => {
      const where = { clinicId, status: { in: BUSY } };
      return (await prisma.testPaymentSubscription.count({ where })) > 0;
    },
    edit: (id: string, change: (one: TestSubscription) => TestSubscription): Promise<void> =>
      transaction(async (tx) => {
        // An update of nothing locks the row.
        await tx.testPaymentSubscription.updateMany({ where: { id }, data: { id } });
        const before = read(await tx.testPaymentSubscription.findUnique({ where: { id } }));
        if (!before) return;
        await tx.testPaymentSubscription.update({ where: { id }, data: toRow(change(before)) });
      }),
    dueSubscriptions: async (now: Date): Promise<string[]> => {
      const where = { status: { in: LIVE }, periodEndsAt: { lte: now } };
      const due = await prisma.testPaymentSubscription.findMany({ where, select: { id: true } });
      return due.map(({ id }) => id);
    },

    addEvents: async (events: readonly NewEvent[]): Promise<string[]> => {
      await prisma.testPaymentEvent.createMany({ data: [...events] });
      return events.map(({ id }) => id);
    },
    eventsSince: (since: Date) =>
      prisma.testPaymentEvent.findMany({
        where: { deliverAt: { gte: since } },
        orderBy: { deliverAt: 'asc' },
        select: { id: true, type: true, subscriptionId: true },
      }),
    event: (id: string) => prisma.testPaymentEvent.findUnique({ where: { id } }),
    markDelivered: async (id: string, deliveredAt: Date): Promise<void> => {
      await prisma.testPaymentEvent.update({ where: { id }, data: { deliveredAt } });
    },
    dueEvents: async (now: Date): Promise<string[]> => {
      const due = await prisma.testPaymentEvent.findMany({
        where: { deliveredAt: null, deliverAt: { lte: now } },
        orderBy: { deliverAt: 'asc' },
        select: { id: true },
      });
      return due.map(({ id }) => id);
    },
  };
}

export type TestPaymentsRepository = ReturnType<typeof createTestPaymentsRepository>;
