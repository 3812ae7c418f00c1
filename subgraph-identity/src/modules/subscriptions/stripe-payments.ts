import { PLANS } from '@tbt/contracts';
import { conflict, notFound, type Clock } from '@tbt/service-kit';
import type { Stripe } from 'stripe';
import type { PaymentPort } from './payment-port';
import { createCatalogueReader } from './stripe-catalogue';
import { createStripeCheckout, OVER } from './stripe-checkout';
import { ask, askUnlessRefused, find, keyed } from './stripe-client';
import { paymentEventOf, STRIPE_EVENT_TYPES } from './stripe-events';
import {
  dateOf,
  idOf,
  itemOf,
  providerSubscriptionOf,
  taxesOf,
  tierOf,
} from './stripe-subscription';
import { TOLERANCE_SECONDS } from './webhook-signature';

type Parts = { stripe: Stripe; webhookSecret: string; publicUrl: string; clock: Clock };

const LISTED = { limit: 100 } as const;

export function createStripePayments({
  stripe,
  webhookSecret,
  publicUrl,
  clock,
}: Parts): PaymentPort {
  const catalogue = createCatalogueReader(stripe, clock);

  const read = (id: string): Promise<Stripe.Subscription | null> =>
    find(() => stripe.subscriptions.retrieve(id, { expand: ['schedule'] }));

  const live = async (id: string): Promise<Stripe.Subscription> => {
    const found = await read(id);
    if (!found || OVER.includes(found.status)) throw notFound();
    return found;
  };

  const releaseSchedule = async ({ schedule }: Stripe.Subscription): Promise<void> => {
    if (!schedule) return;
    const found = await find(() => stripe.subscriptionSchedules.retrieve(idOf(schedule)));
    if (found?.status === 'active' || found?.status === 'not_started')
      await ask(() => stripe.subscriptionSchedules.release(found.id));
  };

  /** A smaller plan starts with the next period. */
  const schedule = async (one: Stripe.Subscription, price: string, tier: string): Promise<void> => {
    const found =
      one.schedule && typeof one.schedule !== 'string' && one.schedule.status === 'active'
        ? one.schedule
        : await ask(() => stripe.subscriptionSchedules.create({ from_subscription: one.id }));
    const {
      price: current,
      current_period_start: startsAt,
      current_period_end: endsAt,
    } = itemOf(one);
    const rates = (one.default_tax_rates ?? []).map(({ id }) => id);
    const phase = { default_tax_rates: rates, proration_behavior: 'none' as const };
    await ask(() =>
      stripe.subscriptionSchedules.update(found.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            ...phase,
            start_date: found.current_phase?.start_date ?? startsAt,
            end_date: endsAt,
            items: [{ price: current.id, quantity: 1 }],
          },
          {
            ...phase,
            duration: { interval: 'month', interval_count: 1 },
            items: [{ price, quantity: 1 }],
            metadata: { tier },
          },
        ],
      }),
    );
  };

  const customerOfCharge = async (id: string): Promise<string | null> => {
    const charge = await find(() => stripe.charges.retrieve(id));
    return charge?.customer ? idOf(charge.customer) : null;
  };

  return {
    ...createStripeCheckout({ stripe, publicUrl, catalogue, read, live }),

    subscription: async (id) => {
      const subscription = await read(id);
      if (!subscription) return null;
      const [invoices, charges] = await ask(() =>
        Promise.all([
          stripe.invoices.list({ subscription: id, expand: ['data.payments'], ...LISTED }),
          stripe.charges.list({ customer: idOf(subscription.customer), ...LISTED }),
        ]),
      );
      return providerSubscriptionOf({
        subscription,
        invoices: invoices.data,
        charges: charges.data,
        catalogue: await catalogue(),
      });
    },

    previewChange: async (id, tier) => {
      const [one, known] = await Promise.all([live(id), catalogue()]);
      const item = itemOf(one);
      const isUpgrade = PLANS[tier].monthlyCents > PLANS[tierOf(one)].monthlyCents;
      const isAtOnce = isUpgrade || one.status === 'trialing';
      const takesEffectAt = isAtOnce ? clock.now() : dateOf(item.current_period_end);
      if (!isUpgrade || one.status === 'trialing')
        return { tier, dueNowCents: 0, taxes: [], totalNowCents: 0, takesEffectAt };
      const invoice = await ask(() =>
        stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: [{ id: item.id, price: known.priceOf(tier) }],
            proration_behavior: 'always_invoice',
          },
        }),
      );
      const taxes = taxesOf(invoice.total_taxes, known);
      return {
        tier,
        dueNowCents: invoice.subtotal,
        taxes,
        totalNowCents: invoice.total,
        takesEffectAt,
      };
    },

    change: async (id, tier, key) => {
      const [one, { priceOf }] = await Promise.all([live(id), catalogue()]);
      const isTrial = one.status === 'trialing';
      const isUpgrade = PLANS[tier].monthlyCents > PLANS[tierOf(one)].monthlyCents;
      if (!isUpgrade && !isTrial && tier !== tierOf(one)) return schedule(one, priceOf(tier), tier);
      await releaseSchedule(one);
      if (tier === tierOf(one)) return;
      await ask(() =>
        stripe.subscriptions.update(
          id,
          {
            items: [{ id: itemOf(one).id, price: priceOf(tier) }],
            // A card that is refused leaves the plan as it was.
            payment_behavior: 'error_if_incomplete',
            proration_behavior: isTrial ? 'none' : 'always_invoice',
          },
          keyed(key),
        ),
      );
    },

    setCancelAtPeriodEnd: async (id, isCancelled) => {
      const one = await live(id);
      // Stripe refuses a cancellation while a schedule owns the subscription.
      await releaseSchedule(one);
      const change =
        !isCancelled && one.cancel_at !== null && !one.cancel_at_period_end
          ? { cancel_at: '' as const }
          : { cancel_at_period_end: isCancelled };
      await ask(() => stripe.subscriptions.update(id, change));
    },

    end: async (id) => {
      const one = await read(id);
      if (one && !OVER.includes(one.status)) await find(() => stripe.subscriptions.cancel(id));
    },

    endTrial: async (id) => {
      const one = await read(id);
      if (one?.status !== 'trialing') return;
      const idempotencyKey = `${id}-end-trial`;
      await ask(() => stripe.subscriptions.update(id, { trial_end: 'now' }, { idempotencyKey }));
    },

    refund: async (id, invoiceId, amount, idempotencyKey) => {
      const invoice = await find(() =>
        stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
      );
      const of = invoice?.parent?.subscription_details?.subscription;
      const paid = invoice?.payments?.data.find(({ status }) => status === 'paid');
      const intent = paid?.payment.payment_intent;
      if (!of || idOf(of) !== id || !intent) throw notFound();
      const refund = { payment_intent: idOf(intent), amount };
      await askUnlessRefused(
        () => stripe.refunds.create(refund, { idempotencyKey }),
        conflict('subscriptionDesk.notPaid', { reasons: ['not_paid'] }),
      );
    },

    verify: async (payload, signature) => {
      const now = clock.now().getTime();
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          payload,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now,
        );
      } catch {
        return null;
      }
      return paymentEventOf(event, customerOfCharge);
    },

    eventsSince: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const events = await ask(() =>
        stripe.events
          .list({ created, types: [...STRIPE_EVENT_TYPES], ...LISTED })
          .autoPagingToArray({ limit: 10_000 }),
      );
      const found = [];
      for (const event of events.toReversed())
        found.push(await paymentEventOf(event, customerOfCharge));
      return found;
    },
  };
}
