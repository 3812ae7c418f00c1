import { amountOf, centsOf, refundPlanInvoiceRule } from '@tbt/contracts';
import {
  conflict,
  DomainError,
  idempotent,
  notFound,
  onConstraint,
  parseInput,
  requireViewer,
  validationFailed,
  type Clock,
  type Logger,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { AuditQueries } from '../admin';
import {
  addRecord,
  refundedCentsOf,
  type PaymentEventsService,
  type PaymentPort,
  type ProviderInvoice,
  type SubscriptionsRepository,
  type Turns,
} from '../subscriptions';
import { requireReviewer, type UsersQueries } from '../users';
import type { PlanRefund, SubscriptionDeskRepository } from './subscription-desk.repository';

type Parts = {
  port: PaymentPort;
  turns: Turns;
  events: PaymentEventsService;
  subscriptions: SubscriptionsRepository;
  desk: SubscriptionDeskRepository;
  users: UsersQueries;
  audit: AuditQueries;
  database: IdentityDatabase;
  clock: Clock;
  logger: Logger;
};

const REFUSALS: readonly string[] = ['NOT_FOUND', 'CONFLICT', 'VALIDATION_FAILED'];
const subjectOf = ({ id }: Pick<PlanRefund, 'id'>): string => `plan-refund:${String(id)}`;
const running = () => conflict('subscriptionDesk.refundRunning', { reasons: ['refund_running'] });

/** What an administrator returns: recorded first, then asked of the provider until it has answered. */
export function createPlanRefundsService(parts: Parts) {
  const { port, turns, events, subscriptions, desk, users, audit, database, clock, logger } = parts;

  const invoiceAt = async (
    providerId: string,
    invoiceId: string,
  ): Promise<ProviderInvoice | null> => {
    const current = await turns(() => port.subscription(providerId));
    return current?.invoices.find(({ id }) => id === invoiceId) ?? null;
  };

  /** @throws DomainError UNAVAILABLE while the provider does not answer. */
  async function ask(refund: PlanRefund): Promise<boolean> {
    const { id, providerId, invoiceId, amountCents, refundedBeforeCents } = refund;
    const invoice = await invoiceAt(providerId, invoiceId);
    // It was returned before the provider's answer got lost.
    if (invoice && refundedCentsOf(invoice) >= refundedBeforeCents + amountCents) return true;
    try {
      const key = `plan-refund-${String(id)}`;
      await turns(() => port.refund(providerId, invoiceId, amountCents, key));
      return true;
    } catch (error) {
      if (error instanceof DomainError && REFUSALS.includes(error.code)) return false;
      throw error;
    }
  }

  /** False while the provider does not answer. */
  async function settle(refund: PlanRefund, info: RequestInfo): Promise<boolean> {
    let isDone: boolean;
    try {
      isDone = await ask(refund);
      // Before it is settled, so that the clinic is told also when this process ends here.
      if (isDone) await events.sync(refund.providerId);
    } catch (err) {
      logger.warn({ err, refund: refund.id }, 'A refund has to wait for the payment provider');
      return false;
    }
    await database.transaction(async (tx) => {
      const settledAt = clock.now();
      const settled = { settledAt, isRefused: !isDone };
      if (!(await desk.settleRefund(tx, refund.id, settled))) return;
      const action = isDone ? 'plan-refund.paid' : 'plan-refund.refused';
      const facts = { personId: refund.clinicId };
      await audit.append(tx, info, settledAt, action, subjectOf(refund), facts);
    });
    return true;
  }

  return {
    /**
     * @returns whether the provider has answered.
     * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, UNAVAILABLE before anything
     * was recorded, CONFLICT `desk_changed`, `refund_running`, `not_paid`.
     */
    refund: async (info: RequestInfo, input: unknown): Promise<boolean> => {
      requireReviewer(info);
      const actorId = requireViewer(info).userId;
      const asked = parseInput(refundPlanInvoiceRule, input);
      const { clinicId, invoiceId, reason } = asked;
      const amountCents = centsOf(asked.amount);
      const stored = await subscriptions.byClinic(clinicId);
      if (!stored) throw notFound();
      const { providerId } = stored;
      const invoice = await invoiceAt(providerId, invoiceId);
      const recorded = await database
        .transaction((tx) =>
          idempotent(info, tx, { operation: 'refundPlanInvoice', input }, async () => {
            if (!(await users.lock(tx, clinicId)) || !invoice) throw notFound();
            if (invoice.status !== 'paid')
              throw conflict('subscriptionDesk.notPaid', { reasons: ['not_paid'] });
            const refundedBeforeCents = refundedCentsOf(invoice);
            if (refundedBeforeCents !== centsOf(asked.refundedBefore))
              throw conflict('subscriptionDesk.changed', { reasons: ['desk_changed'] });
            const leftCents = invoice.totalCents - refundedBeforeCents;
            if (amountCents > leftCents)
              throw validationFailed([
                {
                  path: ['amount'],
                  key: 'subscriptionDesk.refundTooMuch',
                  values: { max: amountOf(leftCents) },
                },
              ]);
            const requestedAt = clock.now();
            const refund = await desk.addRefund(tx, {
              ...{ clinicId, providerId, invoiceId, amountCents, refundedBeforeCents },
              ...{ actorId, reason, requestedAt },
            });
            const facts = { personId: clinicId };
            await audit.append(
              ...([
                tx,
                info,
                requestedAt,
                'plan-refund.requested',
                subjectOf(refund),
                facts,
              ] as const),
            );
            await addRecord(tx, {
              ...{ clinicId, at: requestedAt, change: 'refund_requested', invoiceId },
              ...{ total: amountOf(amountCents), tier: invoice.tier, actorId, reason },
            });
            return { id: refund.id };
          }),
        )
        .catch((error: unknown) => onConstraint(error, { plan_refunds_one_running: running }));
      const refund = await desk.refund(recorded.id);
      if (!refund) throw notFound();
      if (refund.settledAt === null && !(await settle(refund, info))) return false;
      const settled = await desk.refund(recorded.id);
      if (settled?.isRefused) throw conflict('subscriptionDesk.notPaid', { reasons: ['not_paid'] });
      return true;
    },

    /** Asks for what the provider did not answer. */
    settleRunning: async (info: RequestInfo): Promise<void> => {
      for (const refund of await desk.runningRefunds()) await settle(refund, info);
    },
  };
}

export type PlanRefundsService = ReturnType<typeof createPlanRefundsService>;
