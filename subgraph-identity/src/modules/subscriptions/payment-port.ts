import type { PlanTax, SubscriptionTier } from '@tbt/contracts';

/** Stripe's names of a subscription's status. */
export const PROVIDER_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

export type ProviderInvoice = {
  id: string;
  number: string;
  issuedAt: string;
  tier: SubscriptionTier;
  status: 'open' | 'paid' | 'uncollectible' | 'void' | 'refunded' | 'disputed';
  /** Canadian cents. */
  subtotalCents: number;
  taxes: PlanTax[];
  totalCents: number;
};

/** A subscription as the provider has it now; its events only say that it should be read again. */
export type ProviderSubscription = {
  id: string;
  clinicId: number;
  customerId: string;
  tier: SubscriptionTier;
  /** The plan of the next period, when another. */
  pendingTier: SubscriptionTier | null;
  status: ProviderStatus;
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date;
  cancelAtPeriodEnd: boolean;
  pastDueSince: Date | null;
  endedAt: Date | null;
  invoices: ProviderInvoice[];
};

export type CheckoutRequest = {
  clinicId: number;
  tier: SubscriptionTier;
  trialDays: number;
  province: string;
};

export type CheckoutSession = { sessionId: string; url: string };

/** What a change costs now and from then on, in Canadian cents before tax. */
export type ChangePreview = {
  tier: SubscriptionTier;
  /** Charged at once; 0 for a smaller plan and during the trial. */
  dueNowCents: number;
  taxes: PlanTax[];
  totalNowCents: number;
  takesEffectAt: Date;
};

export type PaymentEvent = { id: string; type: string; subscriptionId: string };

/** What the site needs from a payment provider. No card data passes through it. */
export type PaymentPort = {
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>;
  createCardUpdate(subscriptionId: string): Promise<CheckoutSession>;
  /** Null when the provider has none of this id. */
  subscription(id: string): Promise<ProviderSubscription | null>;
  previewChange(id: string, tier: SubscriptionTier): Promise<ChangePreview>;
  change(id: string, tier: SubscriptionTier): Promise<void>;
  setCancelAtPeriodEnd(id: string, isCancelled: boolean): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends a trial that another account of the office has had: the first period is charged now. */
  endTrial(id: string): Promise<void>;
  /** @returns null for a bad signature or one that is too old. */
  verify(payload: string, signature: string): PaymentEvent | null;
};
