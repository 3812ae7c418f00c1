import { amountOf, type PlanTax, type SubscriptionTier } from '@tbt/contracts';
import type { Stripe } from 'stripe';
import {
  PROVIDER_STATUSES,
  type ProviderInvoice,
  type ProviderStatus,
  type ProviderSubscription,
} from './payment-port';
import { tierNamed, type Catalogue } from './stripe-catalogue';

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export function tierOf(subscription: Stripe.Subscription): SubscriptionTier {
  const { price } = itemOf(subscription);
  const tier = tierNamed(price.metadata.tier);
  if (!tier) throw new Error(`The price ${price.id} is of no plan`);
  return tier;
}

export const taxesOf = (
  totals: readonly Stripe.Invoice.TotalTax[] | null,
  catalogue: Catalogue,
): PlanTax[] =>
  (totals ?? []).flatMap(({ amount, tax_rate_details: details }) => {
    const tax = details && catalogue.taxOf(details.tax_rate);
    return tax ? [{ ...tax, amount: amountOf(amount) }] : [];
  });

const STATUSES: Record<string, ProviderInvoice['status'] | undefined> = {
  open: 'open',
  paid: 'paid',
  uncollectible: 'uncollectible',
  void: 'void',
};

function chargeOf(
  { payments }: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): Stripe.Charge | undefined {
  const paidBy = (payments?.data ?? []).flatMap(({ payment }) => payment.payment_intent ?? []);
  const ids = paidBy.map(idOf);
  return charges.find(
    (one) =>
      one.status === 'succeeded' && one.payment_intent && ids.includes(idOf(one.payment_intent)),
  );
}

function statusOf(
  invoice: Stripe.Invoice,
  charge: Stripe.Charge | undefined,
): ProviderInvoice['status'] | null {
  const status = STATUSES[invoice.status ?? ''] ?? null;
  if (status !== 'paid') return status;
  if (charge?.refunded) return 'refunded';
  return charge?.disputed ? 'disputed' : status;
}

function invoiceTier({ lines }: Stripe.Invoice, catalogue: Catalogue): SubscriptionTier | null {
  const [dearest] = lines.data.toSorted((a, b) => b.amount - a.amount);
  const price = dearest?.pricing?.price_details?.price;
  return price ? catalogue.tierOf(idOf(price)) : null;
}

function invoicesOf(
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  { catalogue, tier }: { catalogue: Catalogue; tier: SubscriptionTier },
): ProviderInvoice[] {
  return invoices.flatMap((invoice): ProviderInvoice[] => {
    const charge = chargeOf(invoice, charges);
    const status = statusOf(invoice, charge);
    // A draft is no invoice yet, and the one of a trial's start is about nothing.
    if (!status || (invoice.subtotal === 0 && invoice.total === 0)) return [];
    return [
      {
        id: invoice.id,
        number: invoice.number ?? invoice.id,
        issuedAt: dateOf(invoice.status_transitions.finalized_at ?? invoice.created).toISOString(),
        tier: invoiceTier(invoice, catalogue) ?? tier,
        status,
        subtotalCents: invoice.subtotal,
        taxes: taxesOf(invoice.total_taxes, catalogue),
        totalCents: invoice.total,
        refundedCents: charge?.amount_refunded ?? 0,
      },
    ];
  });
}

function pendingTierOf(subscription: Stripe.Subscription): SubscriptionTier | null {
  const { schedule } = subscription;
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const endsAt = itemOf(subscription).current_period_end;
  const next = schedule.phases.find(({ start_date: startsAt }) => startsAt >= endsAt);
  const tier = tierNamed(next?.metadata?.tier);
  return tier === tierOf(subscription) ? null : tier;
}

function providerStatusOf({ id, status }: Stripe.Subscription): ProviderStatus {
  const known = PROVIDER_STATUSES.find((one) => one === status);
  if (!known) throw new Error(`The subscription ${id} has the unknown status ${status}`);
  return known;
}

export type StripeFacts = {
  subscription: Stripe.Subscription;
  /** Newest first. */
  invoices: readonly Stripe.Invoice[];
  charges: readonly Stripe.Charge[];
  catalogue: Catalogue;
};

/** Null for a subscription that this site has not sold. */
export function providerSubscriptionOf(facts: StripeFacts): ProviderSubscription | null {
  const { subscription, catalogue } = facts;
  const clinicId = Number(subscription.metadata.clinicId);
  if (!Number.isInteger(clinicId) || clinicId <= 0) return null;
  const tier = tierOf(subscription);
  const invoices = invoicesOf(facts.invoices, facts.charges, { catalogue, tier });
  const unpaid = invoices.findLast(({ status }) => status === 'open');
  const status = providerStatusOf(subscription);
  const { trial_end: trialEnd, ended_at: endedAt } = subscription;
  return {
    id: subscription.id,
    clinicId,
    customerId: idOf(subscription.customer),
    tier,
    pendingTier: pendingTierOf(subscription),
    status,
    trialEndsAt: trialEnd === null ? null : dateOf(trialEnd),
    currentPeriodEndsAt: dateOf(itemOf(subscription).current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pastDueSince: status === 'past_due' && unpaid ? new Date(unpaid.issuedAt) : null,
    endedAt: endedAt === null ? null : dateOf(endedAt),
    invoices,
  };
}
