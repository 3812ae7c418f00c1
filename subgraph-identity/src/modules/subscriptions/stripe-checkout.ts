import { paths } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { Stripe } from 'stripe';
import type { PaymentPort } from './payment-port';
import type { Catalogue } from './stripe-catalogue';
import { ask, askUnlessRefused, find, keyed } from './stripe-client';
import { idOf } from './stripe-subscription';

type Parts = {
  stripe: Stripe;
  publicUrl: string;
  catalogue: () => Promise<Catalogue>;
  read: (id: string) => Promise<Stripe.Subscription | null>;
  /** @throws DomainError NOT_FOUND. */
  live: (id: string) => Promise<Stripe.Subscription>;
};

const LISTED = { limit: 100 } as const;
const BUSY: readonly string[] = ['trialing', 'active', 'past_due'];
export const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/** Stripe's pages for cards: no card passes through the site. */
export function createStripeCheckout({
  stripe,
  publicUrl,
  catalogue,
  read,
  live,
}: Parts): Pick<PaymentPort, 'createCheckout' | 'closeCheckout' | 'createCardUpdate' | 'useCard'> {
  const pageOf = (path: string): string => `${publicUrl}${path}`;

  /** Two tabs of one clinic have one customer, also before anything is bought. */
  const customerOf = async (clinicId: number, known: string | null): Promise<string> => {
    const found = known && (await find(() => stripe.customers.retrieve(known)));
    if (found && !found.deleted) return found.id;
    const metadata = { clinicId: String(clinicId) };
    const idempotencyKey = `tooth-be-told-customer-${clinicId}-${known ?? 'new'}`;
    return (await ask(() => stripe.customers.create({ metadata }, { idempotencyKey }))).id;
  };

  /** @throws DomainError CONFLICT `already_subscribed`. */
  const requireNone = async (customer: string): Promise<void> => {
    const { data } = await ask(() => stripe.subscriptions.list({ customer, ...LISTED }));
    if (data.some(({ status }) => BUSY.includes(status)))
      throw conflict('subscription.already', { reasons: ['already_subscribed'] });
  };

  /** Of several open payment pages only the last can be paid. */
  const closeOthers = async (customer: string, sessionId: string): Promise<void> => {
    const { data } = await ask(() =>
      stripe.checkout.sessions.list({ customer, status: 'open', ...LISTED }),
    );
    for (const { id, mode } of data)
      if (id !== sessionId && mode === 'subscription')
        await find(() => stripe.checkout.sessions.expire(id));
  };

  return {
    createCheckout: async ({ clinicId, tier, trialDays, province, customerId }, key) => {
      const { priceOf, taxRatesOf } = await catalogue();
      const customer = await customerOf(clinicId, customerId);
      await requireNone(customer);
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: String(clinicId),
            line_items: [{ price: priceOf(tier), quantity: 1 }],
            payment_method_collection: 'always',
            allowed_payment_method_types: ['card'],
            subscription_data: {
              metadata: { clinicId: String(clinicId) },
              default_tax_rates: taxRatesOf(province),
              ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
            },
            success_url: pageOf(paths.subscriptionSuccess()),
            cancel_url: pageOf(paths.subscription()),
          },
          keyed(key),
        ),
      );
      await closeOthers(customer, session.id);
      return { sessionId: session.id, url: session.url ?? pageOf(paths.subscription()) };
    },

    closeCheckout: async (sessionId) => {
      const retrieve = () => find(() => stripe.checkout.sessions.retrieve(sessionId));
      let session = await retrieve();
      if (session?.status === 'open') {
        const paidMeanwhile = conflict('subscription.already');
        session = await askUnlessRefused(
          () => stripe.checkout.sessions.expire(sessionId),
          paidMeanwhile,
        ).catch((error: unknown) => {
          if (error === paidMeanwhile) return retrieve();
          throw error;
        });
      }
      return session?.status === 'complete' && session.subscription
        ? idOf(session.subscription)
        : null;
    },

    createCardUpdate: async (subscriptionId) => {
      const { customer } = await live(subscriptionId);
      const session = await ask(() =>
        stripe.checkout.sessions.create({
          mode: 'setup',
          customer: idOf(customer),
          allowed_payment_method_types: ['card'],
          metadata: { subscriptionId },
          success_url: pageOf(paths.subscription()),
          cancel_url: pageOf(paths.subscription()),
        }),
      );
      return { sessionId: session.id, url: session.url ?? pageOf(paths.subscription()) };
    },

    useCard: async (subscriptionId, setupIntentId) => {
      const intent = await find(() => stripe.setupIntents.retrieve(setupIntentId));
      const found = intent?.payment_method && (await read(subscriptionId));
      if (!found || !intent.payment_method || OVER.includes(found.status)) return;
      const card = idOf(intent.payment_method);
      await ask(() => stripe.subscriptions.update(found.id, { default_payment_method: card }));
      const { data } = await ask(() =>
        stripe.invoices.list({ subscription: found.id, status: 'open', ...LISTED }),
      );
      for (const { id } of data)
        await ask(() =>
          stripe.invoices.pay(id, { payment_method: card }, { idempotencyKey: `${id}-${card}` }),
        ).catch((error: unknown) => {
          // A refused card leaves the invoice open, which the clinic sees.
          if ((error as { code?: unknown }).code !== 'CONFLICT') throw error;
        });
    },
  };
}
