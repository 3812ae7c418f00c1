import {
  currentDateIn,
  endOfDateIn,
  parseId,
  PROMOTIONS,
  promotionCodeOf,
  setGivenPlanRule,
  setPromotionOpenRule,
  subscriptionDeskRule,
  type PromotionCode,
} from '@tbt/contracts';
import {
  conflict,
  encodeCursor,
  idempotent,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireViewer,
  toConnection,
  validationFailed,
  type Clock,
  type Connection,
  type Logger,
  type PageInput,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { AuditQueries } from '../admin';
import type { PromotionsService } from '../promotions';
import {
  announceGivenPlan,
  type StoredSubscription,
  type SubscriptionsRepository,
} from '../subscriptions';
import { requireReviewer, type User, type UsersQueries } from '../users';
import type { SubscriptionDeskQueries } from './subscription-desk.queries';
import type {
  PlanRefund,
  PromotionPlace,
  SubscriptionDeskRepository,
  SubscriptionRecord,
} from './subscription-desk.repository';

export type DeskSubscription = { clinic: User; stored: StoredSubscription | null };
export type DeskPromotion = {
  code: PromotionCode;
  isOpen: boolean;
  reason: string | null;
  changedAt: Date | null;
  actorId: number | null;
};

type Parts = {
  desk: SubscriptionDeskRepository;
  deskQueries: SubscriptionDeskQueries;
  subscriptions: SubscriptionsRepository;
  promotions: PromotionsService;
  users: UsersQueries;
  audit: AuditQueries;
  database: IdentityDatabase;
  clock: Clock;
  logger: Logger;
};

const changed = () => conflict('subscriptionDesk.changed', { reasons: ['desk_changed'] });

export function createSubscriptionDeskService(parts: Parts) {
  const { desk, deskQueries, subscriptions, promotions, users, audit, database, clock } = parts;

  const lastDayOf = ({ province, givenUntil }: User): string | null =>
    givenUntil && currentDateIn(province, givenUntil);

  async function rowsOf(ids: readonly number[]): Promise<DeskSubscription[]> {
    const [clinics, stored] = await Promise.all([users.byIds(ids), subscriptions.byClinics(ids)]);
    return ids.flatMap((id) => {
      const clinic = clinics.find((one) => one.id === id);
      return clinic ? { clinic, stored: stored.find((one) => one.clinicId === id) ?? null } : [];
    });
  }

  async function one(clinicId: number): Promise<DeskSubscription> {
    const [row] = await rowsOf([clinicId]);
    if (row?.clinic.role !== 'clinic' || !row.clinic.isActive) throw notFound();
    return row;
  }

  async function promotion(code: PromotionCode): Promise<DeskPromotion> {
    const state = await desk.promotionState(code);
    return {
      ...{ code, isOpen: state?.isOpen ?? true, reason: state?.reason ?? null },
      ...{ changedAt: state?.changedAt ?? null, actorId: state?.actorId ?? null },
    };
  }

  return {
    lastDayOf,

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED. */
    list: async (
      info: RequestInfo,
      { filter, ...page }: PageInput & { filter?: unknown },
    ): Promise<Connection<DeskSubscription>> => {
      requireReviewer(info);
      const wanted = parseInput(subscriptionDeskRule, filter ?? {});
      const list = listName('deskSubscriptions', wanted);
      const { limit, after } = pageArgs(page, list, ['number']);
      const ids = await deskQueries.clinics(
        wanted,
        { limit, after: after && after[0] },
        clock.now(),
      );
      return toConnection(
        await rowsOf(ids),
        limit,
        ({ clinic }) => encodeCursor(list, [clinic.id]),
        after !== null,
      );
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
    byClinic: (info: RequestInfo, clinicId: string | number): Promise<DeskSubscription> => {
      requireReviewer(info);
      const id = parseId(clinicId);
      if (id === null) throw notFound();
      return one(id);
    },

    /** @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
    recordsOf: async (
      info: RequestInfo,
      clinicId: number,
      input: PageInput,
    ): Promise<Connection<SubscriptionRecord>> => {
      requireReviewer(info);
      const list = listName('subscriptionRecords', clinicId);
      const { limit, after } = pageArgs(input, list, ['number']);
      const rows = await desk.recordsOf(clinicId, { limit, after: after && after[0] });
      return toConnection(rows, limit, ({ id }) => encodeCursor(list, [id]), after !== null);
    },

    runningRefunds: (clinicId: number): Promise<PlanRefund[]> => desk.runningRefunds(clinicId),

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT `desk_changed`. */
    setGivenPlan: async (info: RequestInfo, input: unknown): Promise<DeskSubscription> => {
      requireReviewer(info);
      const actorId = requireViewer(info).userId;
      const { clinicId, tier, until, knownUntil, reason } = parseInput(setGivenPlanRule, input);
      await database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setGivenPlan', input }, async () => {
          const clinic = await users.lock(tx, clinicId);
          if (clinic?.role !== 'clinic' || !clinic.isActive) throw notFound();
          if (lastDayOf(clinic) !== (knownUntil ?? null)) throw changed();
          const at = clock.now();
          const facts = { personId: clinicId };
          const { givenTier, givenUntil } = clinic;
          if (tier === null) {
            if (givenTier === null || givenUntil === null) throw changed();
            const after = await users.update(tx, clinic, { givenTier: null, givenUntil: null });
            const ended = { tier: givenTier, until: givenUntil, actorId, reason };
            await announceGivenPlan(tx, after, 'given_plan_ended', ended, at);
            await audit.append(tx, info, at, 'plan.given-ended', `user:${String(clinicId)}`, facts);
            return true;
          }
          const end = endOfDateIn(clinic.province, until ?? '');
          if (end <= at)
            throw validationFailed([{ path: ['until'], key: 'subscriptionDesk.past', values: {} }]);
          const after = await users.update(tx, clinic, { givenTier: tier, givenUntil: end });
          const given = { tier, until: end, actorId, reason };
          await announceGivenPlan(tx, after, 'plan_given', given, at);
          await audit.append(tx, info, at, 'plan.given', `user:${String(clinicId)}`, facts);
          return true;
        }),
      );
      return one(clinicId);
    },

    /** Scheduled: given plans end by the clock. */
    endGivenPlans: async (): Promise<void> => {
      for (const clinicId of await desk.givenUntil(clock.now()))
        await database.transaction(async (tx) => {
          const clinic = await users.lock(tx, clinicId);
          const at = clock.now();
          if (!clinic?.givenTier || !clinic.givenUntil || clinic.givenUntil > at) return;
          const { givenTier: tier, givenUntil: until } = clinic;
          const after = await users.update(tx, clinic, { givenTier: null, givenUntil: null });
          await announceGivenPlan(tx, after, 'given_plan_ended', { tier, until }, at);
        });
    },

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
    promotions: (info: RequestInfo): Promise<DeskPromotion[]> => {
      requireReviewer(info);
      return Promise.all((Object.keys(PROMOTIONS) as PromotionCode[]).map(promotion));
    },

    placesOf: (code: string): Promise<PromotionPlace[]> => desk.placesOf(code),

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT `code_unchanged`. */
    setPromotionOpen: async (info: RequestInfo, input: unknown): Promise<DeskPromotion> => {
      requireReviewer(info);
      const actorId = requireViewer(info).userId;
      const { isOpen, reason, ...asked } = parseInput(setPromotionOpenRule, input);
      const code = promotionCodeOf(asked.code);
      if (code === null) throw notFound();
      await database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setPromotionOpen', input }, async () => {
          await promotions.lock(tx, code);
          const isKnownOpen = (await desk.promotionState(code, tx))?.isOpen ?? true;
          if (isKnownOpen === isOpen)
            throw conflict('subscriptionDesk.codeUnchanged', { reasons: ['code_unchanged'] });
          const changedAt = clock.now();
          await desk.setPromotionState(tx, { code, isOpen, reason, actorId, changedAt });
          const action = isOpen ? 'promotion.opened' : 'promotion.closed';
          await audit.append(tx, info, changedAt, action, `promotion:${code}`);
          return true;
        }),
      );
      return promotion(code);
    },
  };
}

export type SubscriptionDeskService = ReturnType<typeof createSubscriptionDeskService>;
