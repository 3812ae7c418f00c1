import {
  amountOf,
  CLINIC_PERMISSIONS,
  currentDateIn,
  hasClinicPermission,
  planPriceOf,
  type DomainEvents,
  type PaymentFailureDay,
  type SubscriptionTier,
} from '@tbt/contracts';
import { appendOutbox } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import { planStateOf, type User } from '../users';
import { addRecord } from './add-record';
import type { ProviderInvoice, ProviderSubscription } from './payment-port';
import { changesOf, type KnownSubscription, type ToldChange } from './subscription-changes';
import { graceEndOf, stateOf } from './subscription-state';
import type { StoredSubscription } from './subscriptions.repository';

type Facts = DomainEvents['subscription.changed'];

const monthly = (tier: SubscriptionTier, { province }: User): string => {
  const { price, total } = planPriceOf(tier, province);
  return total ?? price;
};

const openTotal = (invoices: readonly ProviderInvoice[]): string | null => {
  const open = invoices.find(({ status }) => status === 'open');
  return open ? amountOf(open.totalCents) : null;
};

function detailsOf(
  { change, refundedCents = 0 }: ToldChange,
  current: ProviderSubscription,
  clinic: User,
  now: Date,
): Pick<Facts, 'tier' | 'total'> & { day: Date | null } {
  const { tier, pendingTier, invoices, trialEndsAt, currentPeriodEndsAt } = current;
  switch (change) {
    case 'trial_started':
    case 'trial_ending':
      return { tier, day: trialEndsAt, total: monthly(tier, clinic) };
    case 'payment_failed':
      return { tier, day: graceEndOf(current.pastDueSince ?? now), total: openTotal(invoices) };
    case 'plan_change_planned':
      return { tier: pendingTier ?? tier, day: currentPeriodEndsAt, total: null };
    case 'refunded':
      return { tier, day: null, total: amountOf(refundedCents) };
    case 'cancelled':
      return {
        tier,
        day: current.status === 'trialing' ? trialEndsAt : currentPeriodEndsAt,
        total: null,
      };
    case 'ended':
    case 'ended_unpaid':
      return { tier, day: null, total: null };
    default:
      return { tier, day: currentPeriodEndsAt, total: null };
  }
}

/** Members who may read the plan, by whether they may change it, without the clinic's own account. */
async function planMembers(tx: IdentityTx, clinicId: number) {
  const members = await tx.clinicMember.findMany({
    where: {
      ...{ clinicId, userId: { not: clinicId }, user: { isActive: true } },
      role: { in: [...CLINIC_PERMISSIONS.readPlan] },
    },
    select: { userId: true, role: true },
    orderBy: { id: 'asc' },
  });
  const idsOf = (mayEdit: boolean) =>
    members
      .filter(({ role }) => hasClinicPermission(role, 'editPlan') === mayEdit)
      .flatMap(({ userId }) => userId ?? []);
  return { memberIds: idsOf(true), readerIds: idsOf(false) };
}

const append = async (
  tx: IdentityTx,
  clinic: User,
  facts: Omit<Facts, 'userId' | 'memberIds' | 'readerIds' | 'on' | 'at'> & { day: Date | null },
  now: Date,
  by: { actorId?: number; reason?: string } = {},
): Promise<void> => {
  const { day, ...others } = facts;
  const on = day && currentDateIn(clinic.province, day);
  const { change, tier, total } = others;
  const members = await planMembers(tx, clinic.id);
  await addRecord(tx, { clinicId: clinic.id, at: now, change, tier, total, day: on, ...by });
  await appendOutbox(tx, 'subscription.changed', {
    ...others,
    ...{ userId: clinic.id, ...members },
    on,
    at: now.toISOString(),
  });
};

type GivenPlan = { tier: SubscriptionTier; until: Date; actorId?: number; reason?: string };

export const announceGivenPlan = (
  tx: IdentityTx,
  clinic: User,
  change: 'plan_given' | 'given_plan_ended',
  { tier, until, ...by }: GivenPlan,
  now: Date,
): Promise<void> =>
  append(
    tx,
    clinic,
    {
      ...{ change, tier, failureDay: null, total: null },
      status: planStateOf(clinic).subscriptionStatus,
      day: change === 'plan_given' ? until : null,
    },
    now,
    by,
  );

type Reading = { before: KnownSubscription | null; current: ProviderSubscription; now: Date };

/** In the transaction that stores the state, under the clinic's lock. */
export async function announceChanges(
  tx: IdentityTx,
  clinic: User,
  { before, current, now }: Reading,
): Promise<void> {
  const { status } = stateOf(current, now);
  for (const told of changesOf(before, current)) {
    const { change } = told;
    const failureDay = change === 'payment_failed' ? 0 : null;
    const details = detailsOf(told, current, clinic, now);
    await append(tx, clinic, { change, status, failureDay, ...details }, now);
  }
}

type Reminder = { stored: StoredSubscription; reminder: PaymentFailureDay | 'trial'; now: Date };

export function announceReminder(
  tx: IdentityTx,
  clinic: User,
  { stored, reminder, now }: Reminder,
): Promise<void> {
  const { tier, trialEndsAt, pastDueSince, invoices } = stored;
  return reminder === 'trial'
    ? append(
        tx,
        clinic,
        {
          ...{ change: 'trial_ending', status: 'trial', failureDay: null, tier },
          ...{ day: trialEndsAt, total: monthly(tier, clinic) },
        },
        now,
      )
    : append(
        tx,
        clinic,
        {
          ...{ change: 'payment_failed', status: 'past_due', failureDay: reminder, tier },
          ...{ day: graceEndOf(pastDueSince ?? now), total: openTotal(invoices) },
        },
        now,
      );
}
