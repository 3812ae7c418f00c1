import type { Stripe } from 'stripe';
import type { PaymentEvent } from './payment-port';
import { idOf } from './stripe-subscription';

/** What the webhook's endpoint is to be subscribed to, and what is listed after downtime. */
export const STRIPE_EVENT_TYPES = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.Event['type'][];

type Named = Omit<PaymentEvent, 'id' | 'type'>;
type Reference = string | { id: string } | null | undefined;

const NOTHING: Named = { subscriptionId: null };
const optional = (reference: Reference) => (reference ? idOf(reference) : null);

function namedBySession({ mode, metadata, ...session }: Stripe.Checkout.Session): Named {
  if (mode !== 'setup') return { subscriptionId: optional(session.subscription) };
  const subscriptionId = metadata?.subscriptionId ?? null;
  const setupIntentId = optional(session.setup_intent);
  return setupIntentId ? { subscriptionId, setupIntentId } : { subscriptionId };
}

async function named(
  event: Stripe.Event,
  customerOfCharge: (chargeId: string) => Promise<string | null>,
): Promise<Named> {
  switch (event.type) {
    case 'checkout.session.completed':
      return namedBySession(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.trial_will_end':
      return { subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
      return {
        subscriptionId: optional(event.data.object.parent?.subscription_details?.subscription),
      };
    case 'charge.refunded':
      return { ...NOTHING, customerId: optional(event.data.object.customer) };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { ...NOTHING, customerId: await customerOfCharge(idOf(event.data.object.charge)) };
    default:
      return NOTHING;
  }
}

/** Whom an event is about; what it says is read from Stripe again. */
export const paymentEventOf = async (
  event: Stripe.Event,
  customerOfCharge: (chargeId: string) => Promise<string | null>,
): Promise<PaymentEvent> => ({
  id: event.id,
  type: event.type,
  ...(await named(event, customerOfCharge)),
});
