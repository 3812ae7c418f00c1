import { amountOf, currentDateIn, effectiveTier, PROMOTIONS } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { refundedCentsOf } from '../subscriptions';
import { planStateOf, type User } from '../users';

const at = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

function givenPlanOf({ province, givenTier, givenUntil }: User, now: Date) {
  if (givenTier === null || givenUntil === null || givenUntil <= now) return null;
  return { tier: givenTier, until: currentDateIn(province, givenUntil) };
}

export const subscriptionDeskResolvers: Resolvers = {
  Query: {
    deskSubscriptions: (_root, args, { info, services }) =>
      services.subscriptionDesk.list(info, args),
    deskSubscription: (_root, { clinicId }, { info, services }) =>
      services.subscriptionDesk.byClinic(info, clinicId),
    deskPromotions: (_root, _args, { info, services }) =>
      services.subscriptionDesk.promotions(info),
  },
  DeskSubscription: {
    id: ({ clinic }) => String(clinic.id),
    status: ({ clinic }) => clinic.subscriptionStatus,
    tier: ({ clinic }) => clinic.subscriptionTier,
    plan: ({ clinic }, _args, { clock }) =>
      effectiveTier(planStateOf(clinic), clock.now()) ?? 'none',
    endsAt: ({ clinic }) => at(clinic.subscriptionEndsAt),
    currentPeriodEndsAt: ({ stored }) => at(stored?.periodEndsAt),
    cancelAtPeriodEnd: ({ stored }) => stored?.cancelAtPeriodEnd ?? false,
    cancelReason: ({ stored }) => stored?.cancelReason ?? null,
    pendingTier: ({ stored }) => stored?.pendingTier ?? null,
    promotionalCode: ({ clinic }) => clinic.promotionalCode,
    givenPlan: ({ clinic }, _args, { clock }) => givenPlanOf(clinic, clock.now()),
    invoices: ({ stored }) => stored?.invoices ?? [],
    runningRefunds: ({ clinic }, _args, { services }) =>
      services.subscriptionDesk.runningRefunds(clinic.id),
    records: ({ clinic }, args, { info, services }) =>
      services.subscriptionDesk.recordsOf(info, clinic.id, args),
  },
  SubscriptionRecord: {
    id: ({ id }) => String(id),
    at: ({ at: instant }) => instant.toISOString(),
    total: ({ total }) => total?.toFixed(2) ?? null,
    day: ({ day }) => dayOf(day),
    actor: ({ actorId }, _args, { loaders }) =>
      actorId === null ? null : loaders.users.visible(actorId),
  },
  RunningRefund: {
    id: ({ id }) => String(id),
    amount: ({ amountCents }) => amountOf(amountCents),
    requestedAt: ({ requestedAt }) => requestedAt.toISOString(),
  },
  ClinicSubscription: {
    givenPlan: ({ clinic }, _args, { clock }) => {
      const given = givenPlanOf(clinic, clock.now());
      return given && planStateOf(clinic).subscriptionTier === given.tier ? given : null;
    },
  },
  SubscriptionInvoice: {
    refunded: (invoice) => amountOf(refundedCentsOf(invoice)),
  },
  DeskPromotion: {
    places: ({ code }) => PROMOTIONS[code].places,
    changedAt: ({ changedAt }) => at(changedAt),
    changedBy: ({ actorId }, _args, { loaders }) =>
      actorId === null ? null : loaders.users.visible(actorId),
    taken: ({ code }, _args, { services }) => services.subscriptionDesk.placesOf(code),
  },
  PromotionPlace: {
    at: ({ at: instant }) => instant.toISOString(),
    clinic: ({ clinicId }, _args, { loaders }) => loaders.users.visible(clinicId),
  },
  Mutation: {
    refundPlanInvoice: (_root, { input }, { info, services }) =>
      outcome(info, async () => {
        const isSettled = await services.planRefunds.refund(info, input);
        const subscription = await services.subscriptionDesk.byClinic(info, input.clinicId);
        return { subscription, isRunning: !isSettled };
      }),
    setGivenPlan: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        subscription: await services.subscriptionDesk.setGivenPlan(info, input),
      })),
    setPromotionOpen: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        promotion: await services.subscriptionDesk.setPromotionOpen(info, input),
      })),
  },
};
