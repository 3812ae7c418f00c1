import { createHash } from 'node:crypto';
import {
  cancelSubscriptionRule,
  changeSubscriptionRule,
  isHigherTier,
  paths,
  playTestPaymentRule,
  startCheckoutRule,
  TEST_CHECKOUT_SCENARIOS,
  TRIAL_DAYS,
  type SubscriptionStatus,
  type SubscriptionTier,
} from '@tbt/contracts';
import {
  conflict,
  DomainError,
  idempotent,
  notFound,
  parseInput,
  requireClinicPermission,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { PromotionsService } from '../promotions';
import { requireOpen, requireSystem, type User, type UsersQueries } from '../users';
import { officeKeyOf } from './office-key';
import type { OpenCheckouts } from './open-checkouts';
import type { PaymentEventsService } from './payment-events.service';
import type { ChangePreview, CheckoutSession, OperationKey, PaymentPort } from './payment-port';
import { PROVIDER_TRANSACTION, type Turns } from './provider-turns';
import type { StoredSubscription, SubscriptionsRepository } from './subscriptions.repository';
import type { TestPayments } from './test-payments';

export type SubscriptionInput = {
  tier: SubscriptionTier | null;
  status: SubscriptionStatus;
  endsAt: Date | null;
};

export type ClinicSubscription = {
  clinic: User;
  stored: StoredSubscription | null;
  canTry: boolean;
};

type Parts = {
  port: PaymentPort;
  turns: Turns;
  /** Null with a provider. */
  test: TestPayments | null;
  /** False on a public site without a provider: nothing can be bought there. */
  canPay: boolean;
  events: PaymentEventsService;
  checkouts: OpenCheckouts;
  subscriptions: SubscriptionsRepository;
  promotions: PromotionsService;
  users: UsersQueries;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

const LIVE: readonly SubscriptionStatus[] = ['trial', 'active', 'past_due'];
const refuse = (reason: string, key: Parameters<typeof conflict>[0]): DomainError =>
  conflict(key, { reasons: [reason] });

/** The same for the same act of a user, and unlike any other's. */
const operationKeyOf = (
  { viewer, idempotencyKey }: RequestInfo,
  operation: string,
): OperationKey =>
  idempotencyKey === null
    ? null
    : createHash('sha256')
        .update(`${viewer?.userId ?? ''} ${operation} ${idempotencyKey}`)
        .digest('hex');

export const createSubscriptionsService = (parts: Parts) => {
  const { port, turns, test, events, subscriptions, promotions, users } = parts;
  const { limits, database, clock } = parts;

  /** @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
  const requireOwner = (info: RequestInfo): number => requireClinicPermission(info, 'editPlan');

  const isLive = ({ subscriptionStatus: status, subscriptionEndsAt: endsAt }: User): boolean =>
    (LIVE.includes(status) || status === 'cancelled') && (endsAt === null || endsAt > clock.now());

  /** A plan without a provider's subscription costs nothing, and a higher one may be bought in its place. */
  const isAboveGiven = ({ subscriptionId, subscriptionTier }: User, tier: SubscriptionTier) =>
    subscriptionId === null && isHigherTier(tier, subscriptionTier);

  /** The provider's subscription of the clinic. @throws DomainError CONFLICT `no_subscription`. */
  const liveOf = async (clinicId: number): Promise<string> => {
    const [clinic] = await users.byIds([clinicId]);
    if (!clinic?.subscriptionId || !isLive(clinic))
      throw refuse('no_subscription', 'subscription.none');
    return clinic.subscriptionId;
  };

  const read = async (clinicId: number): Promise<ClinicSubscription> => {
    const [clinic] = await users.byIds([clinicId]);
    if (!clinic) throw notFound();
    const [stored, triedBy] = await Promise.all([
      subscriptions.byClinic(clinicId),
      subscriptions.trialOf(clinicId, officeKeyOf(clinic)),
    ]);
    return { clinic, stored, canTry: triedBy === null };
  };

  type Once = <T>(
    info: RequestInfo,
    operation: string,
    input: unknown,
    act: (tx: IdentityTx) => Promise<T>,
  ) => Promise<T>;

  const onceForCode: Once = (info, operation, input, act) =>
    parts.checkouts.transaction(requireOwner(info), (tx) =>
      idempotent(info, tx, { operation, input }, () => act(tx)),
    );

  /** With an Idempotency-Key the provider is asked once. */
  const once: Once = (info, operation, input, act) =>
    turns(() =>
      database.transaction(
        (tx) => idempotent(info, tx, { operation, input }, () => act(tx)),
        PROVIDER_TRANSACTION,
      ),
    );

  return {
    /** @throws DomainError FORBIDDEN unless a service acts, NOT_FOUND. */
    set: async (info: RequestInfo, userId: number, input: SubscriptionInput): Promise<User> => {
      requireSystem(info);
      return database.transaction(async (tx) => {
        const user = await users.lock(tx, userId);
        if (!user) throw notFound();
        return users.update(tx, user, {
          subscriptionTier: input.tier,
          subscriptionStatus: input.status,
          subscriptionEndsAt: input.endsAt,
        });
      });
    },

    canPay: parts.canPay,

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
    mine: async (info: RequestInfo): Promise<ClinicSubscription> =>
      read(requireClinicPermission(info, 'readPlan')),

    /**
     * With a code, the plan starts in this transaction and nothing is charged; else a session of the provider.
     * @throws DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED, CONFLICT `already_subscribed`,
     * `trial_used`, `code_used_up`, `no_provider`.
     */
    checkout: async (info: RequestInfo, input: unknown): Promise<CheckoutSession> => {
      const clinicId = requireOwner(info);
      await limits.consumeWriteQuota(info);
      const { tier, promotionalCode, withTrial } = parseInput(startCheckoutRule, input);
      const run = promotionalCode ? onceForCode : once;
      return run(info, 'startCheckout', input, async (tx) => {
        const clinic = requireOpen(await users.lock(tx, clinicId));
        if (isLive(clinic) && (promotionalCode || !isAboveGiven(clinic, tier)))
          throw refuse('already_subscribed', 'subscription.already');
        if (promotionalCode) {
          await promotions.claim(tx, clinic, promotionalCode).catch((error: unknown) => {
            const isUsedUp =
              error instanceof DomainError &&
              error.issues.some(({ key }) => key === 'promotion.usedUp');
            throw isUsedUp ? refuse('code_used_up', 'promotion.usedUp') : error;
          });
          return { sessionId: `code_${promotionalCode}`, url: paths.subscriptionSuccess() };
        }
        if (!parts.canPay) throw refuse('no_provider', 'subscription.noProvider');
        const triedBy = await subscriptions.trialOf(clinicId, officeKeyOf(clinic), tx);
        if (withTrial && triedBy !== null) throw refuse('trial_used', 'subscription.trialUsed');
        const trialDays = withTrial ? TRIAL_DAYS : 0;
        const province = clinic.province ?? '';
        const request = { clinicId, tier, trialDays, province, customerId: clinic.customerId };
        const session = await port.createCheckout(request, operationKeyOf(info, 'checkout'));
        const opened = { sessionId: session.sessionId, openedAt: clock.now() };
        await subscriptions.setCheckout(tx, clinicId, opened);
        return session;
      });
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED, CONFLICT `no_subscription`. */
    preview: async (info: RequestInfo, input: unknown): Promise<ChangePreview> => {
      const clinicId = requireOwner(info);
      const { tier } = parseInput(changeSubscriptionRule, input);
      const id = await liveOf(clinicId);
      return turns(() => port.previewChange(id, tier));
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED, CONFLICT `no_subscription`. */
    change: async (
      info: RequestInfo,
      input: unknown,
    ): Promise<{ change: ChangePreview; subscription: ClinicSubscription | null }> => {
      const clinicId = requireOwner(info);
      await limits.consumeWriteQuota(info);
      const { tier, confirm } = parseInput(changeSubscriptionRule, input);
      const id = await liveOf(clinicId);
      const [clinic] = await users.byIds([clinicId]);
      if (clinic?.subscriptionStatus === 'past_due')
        throw refuse('past_due', 'subscription.pastDue');
      const change = await turns(() => port.previewChange(id, tier));
      if (!confirm) return { change, subscription: null };
      await once(info, 'changeSubscription', input, async () => {
        await port.change(id, tier, operationKeyOf(info, 'change'));
        return true;
      });
      await events.sync(id);
      return { change, subscription: await read(clinicId) };
    },

    /** At the end of the period. @throws DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED, CONFLICT `no_subscription`. */
    cancel: async (info: RequestInfo, input: unknown): Promise<ClinicSubscription> => {
      const clinicId = requireOwner(info);
      await limits.consumeWriteQuota(info);
      const { reason } = parseInput(cancelSubscriptionRule, input);
      const id = await liveOf(clinicId);
      await once(info, 'cancelSubscription', input, async (tx) => {
        const stored = await subscriptions.byClinic(clinicId, tx);
        const keptTier = stored?.pendingTier ?? stored?.keptTier ?? null;
        await port.setCancelAtPeriodEnd(id, true);
        await subscriptions.setCancelled(tx, clinicId, { cancelReason: reason, keptTier });
        return true;
      });
      await events.sync(id);
      return read(clinicId);
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, CONFLICT `no_subscription`. */
    resume: async (info: RequestInfo): Promise<ClinicSubscription> => {
      const clinicId = requireOwner(info);
      await limits.consumeWriteQuota(info);
      const id = await liveOf(clinicId);
      await once(info, 'resumeSubscription', {}, async (tx) => {
        const keptTier = (await subscriptions.byClinic(clinicId, tx))?.keptTier ?? null;
        await port.setCancelAtPeriodEnd(id, false);
        if (keptTier !== null) await port.change(id, keptTier, operationKeyOf(info, 'resume'));
        await subscriptions.setCancelled(tx, clinicId, { cancelReason: null, keptTier: null });
        return true;
      });
      await events.sync(id);
      return read(clinicId);
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, CONFLICT `no_subscription`. */
    updateCard: async (info: RequestInfo): Promise<CheckoutSession> => {
      const clinicId = requireOwner(info);
      await limits.consumeWriteQuota(info);
      const id = await liveOf(clinicId);
      return turns(() => port.createCardUpdate(id));
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT. */
    playTest: async (info: RequestInfo, input: unknown): Promise<ClinicSubscription> => {
      const clinicId = requireOwner(info);
      await limits.consumeWriteQuota(info);
      if (!parts.canPay || !test) throw refuse('no_provider', 'subscription.noProvider');
      const { sessionId, scenario } = parseInput(playTestPaymentRule, input);
      const isCheckout = TEST_CHECKOUT_SCENARIOS.some((one) => one === scenario);
      if (isCheckout) {
        if (!sessionId) throw notFound();
        await test.play(clinicId, sessionId, scenario);
      } else await test.happen(await liveOf(clinicId), scenario);
      return read(clinicId);
    },
  };
};

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;
