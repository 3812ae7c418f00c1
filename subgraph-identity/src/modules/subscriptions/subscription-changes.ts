import type { SubscriptionChange, SubscriptionTier } from '@tbt/contracts';
import { refundedCentsOf, type ProviderInvoice, type ProviderSubscription } from './payment-port';

/** What was known of the same subscription before. */
export type KnownSubscription = {
  providerStatus: string;
  tier: SubscriptionTier;
  pendingTier: SubscriptionTier | null;
  cancelAtPeriodEnd: boolean;
  invoices: readonly ProviderInvoice[];
};

export type ToldChange = { change: SubscriptionChange; refundedCents?: number };

const isWorking = (status: string): boolean => status === 'active' || status === 'trialing';
const isOver = (status: string): boolean =>
  ['canceled', 'unpaid', 'paused', 'incomplete_expired'].includes(status);
const hadStarted = (status: string | undefined): status is string =>
  status !== undefined && status !== 'incomplete';

function statusChange(
  before: string | undefined,
  { status }: ProviderSubscription,
): SubscriptionChange | null {
  if (before === status) return null;
  if (status === 'trialing') return hadStarted(before) ? null : 'trial_started';
  if (status === 'past_due') return 'payment_failed';
  if (status === 'active') return before === 'past_due' ? 'recovered' : 'started';
  if (!isOver(status) || !hadStarted(before) || isOver(before)) return null;
  return before === 'past_due' ? 'ended_unpaid' : 'ended';
}

/** What a clinic is told: the difference of two states, so that a repeated reading tells nothing. */
export function changesOf(
  before: KnownSubscription | null,
  current: ProviderSubscription,
): ToldChange[] {
  const told: ToldChange[] = [];
  const change = statusChange(before?.providerStatus, current);
  if (change) told.push({ change });
  if (!before) return told;
  if (isWorking(current.status)) {
    if (current.tier !== before.tier) told.push({ change: 'plan_changed' });
    if (current.pendingTier !== null && current.pendingTier !== before.pendingTier)
      told.push({ change: 'plan_change_planned' });
    if (current.cancelAtPeriodEnd !== before.cancelAtPeriodEnd)
      told.push({ change: current.cancelAtPeriodEnd ? 'cancelled' : 'resumed' });
  }
  const refundedBefore = (id: string): number => {
    const known = before.invoices.find((invoice) => invoice.id === id);
    return known ? refundedCentsOf(known) : 0;
  };
  for (const invoice of current.invoices) {
    const refundedCents = refundedCentsOf(invoice) - refundedBefore(invoice.id);
    if (refundedCents > 0) told.push({ change: 'refunded', refundedCents });
  }
  return told;
}
