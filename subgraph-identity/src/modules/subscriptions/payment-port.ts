import type { PlanTax, SubscriptionTier } from '@tbt/contracts';

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
  /** Returned so far; absent in rows from before. */
  refundedCents?: number;
};

export const refundedCentsOf = ({ status, totalCents, refundedCents }: ProviderInvoice): number =>
  refundedCents ?? (status === 'refunded' ? totalCents : 0);

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
  customerId: string | null;
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

export type PaymentEvent = {
  id: string;
  type: string;
  /** Null when only the customer is named, and when the event is about neither. */
  subscriptionId: string | null;
  customerId?: string | null;
  /** A card was given for the subscription; it is not used before `useCard`. */
  setupIntentId?: string;
};

/** Of one act of a user: however often it is sent, the provider does it once. */
export type OperationKey = string | null;

export type PaymentPort = {
  /** @throws DomainError CONFLICT `already_subscribed` for a purchase that the site has not heard of yet. */
  createCheckout(request: CheckoutRequest, key: OperationKey): Promise<CheckoutSession>;
  /** Closes a checkout's page. @returns the subscription that was bought there before, else null. */
  closeCheckout(sessionId: string): Promise<string | null>;
  createCardUpdate(subscriptionId: string): Promise<CheckoutSession>;
  /** Pays with the given card from now on, and what is open at once. */
  useCard(subscriptionId: string, setupIntentId: string): Promise<void>;
  /** Null when the provider has none of this id. */
  subscription(id: string): Promise<ProviderSubscription | null>;
  previewChange(id: string, tier: SubscriptionTier): Promise<ChangePreview>;
  /** @throws DomainError CONFLICT `card_declined`, `insufficient_funds`; then nothing is changed. */
  change(id: string, tier: SubscriptionTier, key: OperationKey): Promise<void>;
  setCancelAtPeriodEnd(id: string, isCancelled: boolean): Promise<void>;
  end(id: string): Promise<void>;
  /** Ends a trial that another account of the office has had: the first period is charged now. */
  endTrial(id: string): Promise<void>;
  /**
   * Gives a paid invoice back, whole or in part; with the same key once.
   * @throws DomainError NOT_FOUND when there is no such payment, CONFLICT for more than is left of it.
   */
  refund(id: string, invoiceId: string, amountCents: number, key: string): Promise<void>;
  /** @returns null for a bad signature or one that is too old. */
  verify(payload: string, signature: string): Promise<PaymentEvent | null>;
  /** What happened since then, oldest first. */
  eventsSince(since: Date): Promise<PaymentEvent[]>;
};
