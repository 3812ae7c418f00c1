import { planTaxesOf, PLANS, type SubscriptionTier } from '@tbt/contracts';
import type { Stripe } from 'stripe';
import { listOf } from './fake-stripe';

/** A part of one of the SDK's types; a field that the type does not have is an error. */
type Part<T> = T extends readonly (infer U)[]
  ? Part<U>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;
export const shape = <T>(part: Part<T>): T => part as T;

export const seconds = (iso: string): number => Date.parse(iso) / 1000;
const STARTS = seconds('2026-11-20T15:00:00Z');
export const ENDS = seconds('2026-12-20T15:00:00Z');

export const priceOf = (tier: SubscriptionTier) =>
  shape<Stripe.Price>({
    id: `price_${tier}`,
    object: 'price',
    active: true,
    currency: 'cad',
    unit_amount: PLANS[tier].monthlyCents,
    lookup_key: `tooth_be_told_${tier}_monthly`,
    metadata: { tier },
  });

export const prices = () => (['basic', 'pro', 'premium'] as const).map(priceOf);

export const taxRates = () =>
  (['Ontario', 'Quebec'] as const).flatMap((province) =>
    planTaxesOf(0, province).map(({ kind, rate }) =>
      shape<Stripe.TaxRate>({
        id: `txr_${province}_${kind}`,
        object: 'tax_rate',
        active: true,
        percentage: Number(rate),
        metadata: { kind, province },
      }),
    ),
  );

export const subscriptionOf = (
  tier: SubscriptionTier,
  changes: Part<Stripe.Subscription> = {},
): Stripe.Subscription =>
  shape<Stripe.Subscription>({
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    metadata: { clinicId: '7' },
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          price: priceOf(tier),
          current_period_start: STARTS,
          current_period_end: ENDS,
        },
      ],
    },
    default_tax_rates: [{ id: 'txr_Ontario_hst' }],
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: null,
    schedule: null,
    ...changes,
  });

/** The bill of a month of Pro in Ontario. */
export const invoiceOf = (changes: Part<Stripe.Invoice> = {}): Stripe.Invoice =>
  shape<Stripe.Invoice>({
    id: 'in_1',
    object: 'invoice',
    number: 'ABC-0001',
    status: 'paid',
    created: STARTS,
    status_transitions: { finalized_at: STARTS },
    subtotal: 5900,
    total: 6667,
    total_taxes: [
      {
        amount: 767,
        tax_behavior: 'exclusive',
        taxable_amount: 5900,
        tax_rate_details: { tax_rate: 'txr_Ontario_hst' },
        type: 'tax_rate_details',
      },
    ],
    lines: {
      object: 'list',
      data: [
        {
          amount: 5900,
          pricing: {
            type: 'price_details',
            price_details: { price: 'price_pro', product: 'tooth_be_told_pro' },
          },
        },
      ],
    },
    payments: {
      object: 'list',
      data: [
        {
          object: 'invoice_payment',
          status: 'paid',
          payment: { type: 'payment_intent', payment_intent: 'pi_1' },
        },
      ],
    },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: 'sub_1' },
    },
    ...changes,
  });

export const chargeOf = (changes: Part<Stripe.Charge> = {}): Stripe.Charge =>
  shape<Stripe.Charge>({
    id: 'ch_1',
    object: 'charge',
    customer: 'cus_1',
    payment_intent: 'pi_1',
    status: 'succeeded',
    refunded: false,
    disputed: false,
    ...changes,
  });

/** What an account after `payments setup` answers. */
export const catalogueAnswers = {
  'GET /v1/prices': () => listOf(prices()),
  'GET /v1/tax_rates': () => listOf(taxRates()),
};

export const readAnswers = (
  subscription: Stripe.Subscription,
  { invoices = [invoiceOf()], charges = [chargeOf()] } = {},
) => ({
  ...catalogueAnswers,
  'GET /v1/subscriptions/sub_1': () => subscription,
  'GET /v1/invoices': () => listOf(invoices),
  'GET /v1/charges': () => listOf(charges),
});
