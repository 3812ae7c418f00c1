import { amountOf, effectiveTier } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { planStateOf } from '../users';
import { writePlanInvoice } from './pdf/write-plan-invoice-pdf';
import { listPlans } from './plans';

const at = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

export const subscriptionsResolvers: Resolvers = {
  Query: {
    plans: (_root, { province }) => listPlans(province),
    mySubscription: (_root, _args, { info, services }) => services.subscriptions.mine(info),
    planChange: (_root, { tier }, { info, services }) =>
      services.subscriptions.preview(info, { tier }),
  },
  ClinicSubscription: {
    status: ({ clinic }) => clinic.subscriptionStatus,
    tier: ({ clinic }) => clinic.subscriptionTier,
    plan: ({ clinic }, _args, { clock }) =>
      effectiveTier(planStateOf(clinic), clock.now()) ?? 'none',
    trialEndsAt: ({ stored }) => at(stored?.trialEndsAt),
    currentPeriodEndsAt: ({ stored }) => at(stored?.periodEndsAt),
    endsAt: ({ clinic }) => at(clinic.subscriptionEndsAt),
    cancelAtPeriodEnd: ({ stored }) => stored?.cancelAtPeriodEnd ?? false,
    pendingTier: ({ stored }) => stored?.pendingTier ?? null,
    isPromotional: ({ clinic }) => clinic.isPromotionalUser && clinic.subscriptionId === null,
    isManaged: ({ clinic }) => clinic.subscriptionId !== null,
    canPay: (_subscription, _args, { services }) => services.subscriptions.canPay,
    invoices: ({ stored }) => stored?.invoices ?? [],
    invoiceDocument: ({ clinic, stored }, { id, language }) =>
      writePlanInvoice(clinic, stored?.invoices ?? [], { id, language }),
  },
  SubscriptionInvoice: {
    subtotal: ({ subtotalCents }) => amountOf(subtotalCents),
    total: ({ totalCents }) => amountOf(totalCents),
  },
  PlanChange: {
    dueNow: ({ dueNowCents }) => amountOf(dueNowCents),
    totalNow: ({ totalNowCents }) => amountOf(totalNowCents),
    takesEffectAt: ({ takesEffectAt }) => takesEffectAt.toISOString(),
  },
  Mutation: {
    startCheckout: (_root, { input }, { info, services }) =>
      outcome(info, () => services.subscriptions.checkout(info, input)),
    changeSubscription: (_root, { input }, { info, services }) =>
      outcome(info, () => services.subscriptions.change(info, input)),
    cancelSubscription: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        subscription: await services.subscriptions.cancel(info, input),
      })),
    resumeSubscription: (_root, _args, { info, services }) =>
      outcome(info, async () => ({ subscription: await services.subscriptions.resume(info) })),
    updatePaymentCard: (_root, _args, { info, services }) =>
      outcome(info, () => services.subscriptions.updateCard(info)),
    playTestPayment: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        subscription: await services.subscriptions.playTest(info, input),
      })),
    receivePaymentEvent: (_root, { payload, signature }, { info, services }) =>
      outcome(info, async () => {
        await services.paymentEvents.receive(payload, signature);
        return { isReceived: true };
      }),
  },
};
