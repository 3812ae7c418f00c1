import { PLANS, paths, type SubscriptionTier, type TestScenario } from '@tbt/contracts';
import { conflict, notFound, type Clock, type Logger } from '@tbt/service-kit';
import { daysAfter, monthAfter, prorate } from './billing-period';
import {
  refundedCentsOf,
  type ChangePreview,
  type PaymentPort,
  type ProviderInvoice,
} from './payment-port';
import type {
  TestPaymentsRepository,
  TestSession,
  TestSubscription,
} from './test-payments.repository';
import { marked, newId, refunded, testInvoice } from './test-invoices';
import { readSignedEvent, signPayload } from './webhook-signature';

/** Public on purpose: an event of the test driver only makes the site read the driver again. */
export const TEST_WEBHOOK_SECRET = 'whsec_test_driver';
const LATE_SECONDS = 20;

type Parts = {
  payments: TestPaymentsRepository;
  clock: Clock;
  logger: Logger;
};

export type WebhookReceiver = (payload: string, signature: string) => Promise<unknown>;

/** A provider without cards and money, which behaves like the real one and delivers signed events. */
export function createTestPayments({ payments, clock, logger }: Parts) {
  let receive: WebhookReceiver = () => Promise.resolve();

  const invoiceFor = (
    one: TestSubscription,
    tier: SubscriptionTier,
    subtotalCents: number,
    status: ProviderInvoice['status'],
  ): ProviderInvoice => testInvoice(one, { tier, subtotalCents, status, issuedAt: clock.now() });

  /** Stores the events of a change; they are delivered afterwards. */
  const announce = (
    subscriptionId: string,
    types: readonly string[],
    deliverAt: Date = clock.now(),
  ): Promise<string[]> =>
    payments.addEvents(
      types.map((type) => ({ id: newId('evt'), type, subscriptionId, deliverAt })),
    );

  async function deliver(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const event = await payments.event(id);
      if (!event) continue;
      const payload = JSON.stringify({
        id: event.id,
        object: 'event',
        type: event.type,
        created: Math.floor(clock.now().getTime() / 1000),
        data: { object: { id: event.subscriptionId } },
      });
      try {
        await receive(payload, signPayload(TEST_WEBHOOK_SECRET, payload, clock.now()));
        await payments.markDelivered(id, clock.now());
      } catch (error) {
        logger.warn({ err: error, event: id }, 'A payment event was not taken; it is sent again');
      }
    }
  }

  const deliverDue = async (): Promise<void> => deliver(await payments.dueEvents(clock.now()));

  const charge = (one: TestSubscription): TestSubscription => {
    const tier = one.pendingTier ?? one.tier;
    const isPaid = one.card === 'good';
    const invoice = invoiceFor(one, tier, PLANS[tier].monthlyCents, isPaid ? 'paid' : 'open');
    return {
      ...one,
      ...{ tier, pendingTier: null, trialEndsAt: null },
      status: isPaid ? 'active' : 'past_due',
      pastDueSince: isPaid ? null : clock.now(),
      periodStartsAt: clock.now(),
      periodEndsAt: monthAfter(clock.now()),
      invoices: [invoice, ...one.invoices],
    };
  };

  const ended = (one: TestSubscription): TestSubscription => ({
    ...one,
    ...{ status: 'canceled', endedAt: clock.now(), pastDueSince: null, pendingTier: null },
  });

  /** The end of a period: charged again, or ended. */
  const turned = (one: TestSubscription): TestSubscription =>
    one.cancelAtPeriodEnd ? ended(one) : charge(one);

  const edit = async (
    id: string,
    types: readonly string[],
    change: (one: TestSubscription) => TestSubscription,
  ): Promise<void> => {
    await payments.edit(id, change);
    await deliver(await announce(id, types));
  };

  const live = async (id: string): Promise<TestSubscription> => {
    const found = await payments.subscription(id);
    if (!found || found.status === 'canceled') throw notFound();
    return found;
  };

  const previewOf = (one: TestSubscription, tier: SubscriptionTier): ChangePreview => {
    const now = clock.now();
    const isUpgrade = PLANS[tier].monthlyCents > PLANS[one.tier].monthlyCents;
    const isTrial = one.status === 'trialing';
    const prices: [number, number] = [PLANS[one.tier].monthlyCents, PLANS[tier].monthlyCents];
    const dueNowCents =
      isUpgrade && !isTrial ? prorate(prices, [one.periodStartsAt, one.periodEndsAt], now) : 0;
    const { taxes, totalCents } = invoiceFor(one, tier, dueNowCents, 'open');
    const takesEffectAt = isUpgrade || isTrial ? now : one.periodEndsAt;
    return { tier, dueNowCents, taxes, totalNowCents: totalCents, takesEffectAt };
  };

  const port: PaymentPort = {
    createCheckout: async ({ clinicId, tier, trialDays, province }) => {
      const id = newId('cs');
      await payments.closeCheckouts(clinicId);
      if (await payments.hasSubscription(clinicId))
        throw conflict('subscription.already', { reasons: ['already_subscribed'] });
      await payments.addSession({ id, kind: 'checkout', clinicId, tier, trialDays, province });
      return { sessionId: id, url: `${paths.paymentTest()}?session=${id}` };
    },

    closeCheckout: async (sessionId) => {
      if (await payments.closeSession(sessionId)) return null;
      return (await payments.session(sessionId))?.subscriptionId ?? null;
    },

    createCardUpdate: async (subscriptionId) => {
      const { clinicId, tier, province } = await live(subscriptionId);
      const id = newId('cs');
      const session = { id, kind: 'card', clinicId, tier, trialDays: 0, province, subscriptionId };
      await payments.addSession(session);
      return { sessionId: id, url: `${paths.paymentTest()}?session=${id}` };
    },

    subscription: async (id) => {
      const one = await payments.subscription(id);
      return (
        one && {
          ...one,
          currentPeriodEndsAt: one.periodEndsAt,
        }
      );
    },

    previewChange: async (id, tier) => previewOf(await live(id), tier),

    change: (id, tier) =>
      edit(id, ['customer.subscription.updated'], (one) => {
        const { dueNowCents, takesEffectAt } = previewOf(one, tier);
        if (takesEffectAt > clock.now())
          return { ...one, pendingTier: tier === one.tier ? null : tier };
        const invoices =
          dueNowCents > 0
            ? [invoiceFor(one, tier, dueNowCents, 'paid'), ...one.invoices]
            : one.invoices;
        return { ...one, tier, pendingTier: null, invoices };
      }),

    setCancelAtPeriodEnd: (id, cancelAtPeriodEnd) =>
      edit(id, ['customer.subscription.updated'], (one) => ({
        ...one,
        cancelAtPeriodEnd,
        // As Stripe forgets it.
        pendingTier: null,
      })),

    end: (id) => edit(id, ['customer.subscription.deleted'], ended),

    endTrial: (id) => edit(id, ['customer.subscription.updated'], charge),

    // The driver has no cards: what was given works at once.
    useCard: () => Promise.resolve(),

    refund: async (id, invoiceId, amountCents, key) => {
      const one = await payments.subscription(id);
      const paid = one?.invoices.find((invoice) => invoice.id === invoiceId);
      if (paid?.status !== 'paid') throw notFound();
      if (refundedCentsOf(paid) + amountCents > paid.totalCents) throw notFound();
      await edit(id, ['charge.refunded'], (before) =>
        refunded(before, invoiceId, amountCents, key),
      );
    },

    verify: (payload, signature) =>
      Promise.resolve(readSignedEvent(TEST_WEBHOOK_SECRET, { payload, signature }, clock.now())),

    eventsSince: (since) => payments.eventsSince(since),
  };

  async function complete(session: TestSession, scenario: TestScenario, id: string): Promise<void> {
    const now = clock.now();
    if (session.kind === 'card') {
      await edit(id, ['customer.subscription.updated'], (one) => {
        if (one.status !== 'past_due') return { ...one, card: 'good' };
        const invoices = one.invoices.map((invoice) =>
          invoice.status === 'open' ? { ...invoice, status: 'paid' as const } : invoice,
        );
        return { ...one, card: 'good', status: 'active', pastDueSince: null, invoices };
      });
      return;
    }
    const trialEndsAt = session.trialDays > 0 ? daysAfter(now, session.trialDays) : null;
    const fresh: TestSubscription = {
      id,
      clinicId: session.clinicId,
      customerId: newId('cus'),
      tier: session.tier,
      pendingTier: null,
      status: 'trialing',
      trialEndsAt,
      periodStartsAt: now,
      periodEndsAt: trialEndsAt ?? monthAfter(now),
      cancelAtPeriodEnd: false,
      pastDueSince: null,
      endedAt: null,
      card: 'good',
      province: session.province,
      invoices: [],
    };
    await payments.addSubscription(trialEndsAt ? fresh : charge(fresh));
    const late = new Date(now.getTime() + LATE_SECONDS * 1000);
    const types = [
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
    ];
    const events = await announce(id, types, scenario === 'late_webhook' ? late : now);
    if (scenario === 'late_webhook') {
      setTimeout(() => void deliverDue().catch(() => undefined), (LATE_SECONDS + 1) * 1000).unref();
      return;
    }
    if (scenario === 'duplicate') await deliver([...events, ...events]);
    else await deliver(scenario === 'out_of_order' ? events.toReversed() : events);
  }

  return {
    port,
    /** Where events go: the receiver behind the webhook route. */
    connect: (receiver: WebhookReceiver): void => {
      receive = receiver;
    },
    deliverDue,
    session: payments.session,

    /**
     * A buyer's answer on the payment page.
     * @throws DomainError NOT_FOUND for another clinic's session, CONFLICT for one that is used.
     */
    play: async (clinicId: number, sessionId: string, scenario: TestScenario): Promise<void> => {
      const session = await payments.session(sessionId);
      if (session?.clinicId !== clinicId) throw notFound();
      if (scenario === 'decline')
        throw conflict('subscription.declined', { reasons: ['card_declined'] });
      if (scenario === 'insufficient_funds')
        throw conflict('subscription.insufficientFunds', { reasons: ['insufficient_funds'] });
      const id = session.subscriptionId ?? newId('sub');
      if (!(await payments.closeSession(sessionId, id)))
        throw conflict('subscription.sessionUsed', { reasons: ['session_used'] });
      await complete(session, scenario, id);
    },

    /** What happens to a subscription without the clinic: renewal, an expired card, a refund, a dispute. */
    happen: async (id: string, scenario: TestScenario): Promise<void> => {
      await live(id);
      const last = (status: ProviderInvoice['status']) => (one: TestSubscription) =>
        marked(one, one.invoices.find((invoice) => invoice.status === 'paid')?.id, status);
      if (scenario === 'renew') await edit(id, ['invoice.paid'], turned);
      if (scenario === 'card_expired')
        await edit(id, ['invoice.payment_failed'], (one) => turned({ ...one, card: 'expired' }));
      if (scenario === 'refund') await edit(id, ['charge.refunded'], last('refunded'));
      if (scenario === 'dispute') await edit(id, ['charge.dispute.created'], last('disputed'));
    },

    advance: async (): Promise<void> => {
      for (const id of await payments.dueSubscriptions(clock.now()))
        await edit(id, ['customer.subscription.updated'], (one) =>
          one.periodEndsAt <= clock.now() ? turned(one) : one,
        );
      await deliverDue();
    },
  };
}

export type TestPayments = ReturnType<typeof createTestPayments>;
