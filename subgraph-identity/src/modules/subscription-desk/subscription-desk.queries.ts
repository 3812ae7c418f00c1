import { IdRow } from '@tbt/service-kit';
import type { PlanKey, SubscriptionStatus } from '@tbt/contracts';
import type { IdentityDatabase } from '../../database';
import { Prisma } from '../../generated/prisma/client';

export type DeskFilter = {
  status: SubscriptionStatus | null;
  plan: PlanKey | null;
  province?: string | null | undefined;
  q: string | null;
};

type Page = { limit: number; after: number | null };

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** `effectiveTier` and a given plan, in SQL: tiers are ordered, and GREATEST passes over nulls. */
const planAt = (now: Date) => Prisma.sql`coalesce(greatest(
  CASE WHEN subscription_ends_at <= ${now}::timestamptz THEN NULL
       WHEN subscription_status = 'trial' THEN 'premium'::subscription_tier
       WHEN subscription_status IN ('active', 'past_due') THEN subscription_tier
       WHEN subscription_status = 'cancelled' AND subscription_ends_at IS NOT NULL
         THEN subscription_tier END,
  CASE WHEN given_until > ${now}::timestamptz THEN given_tier END)::text, 'none')`;

function conditionsOf({ status, plan, province, q }: DeskFilter, now: Date): Prisma.Sql[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const isOpen = status === null && plan === null && words.length === 0;
  return [
    ...(status ? [Prisma.sql`subscription_status = ${status}::subscription_status`] : []),
    ...(plan ? [Prisma.sql`${planAt(now)} = ${plan}`] : []),
    ...(province ? [Prisma.sql`province = ${province}`] : []),
    ...words.map(
      (word) =>
        Prisma.sql`(first_name || ' ' || last_name || ' ' || email::text) ILIKE ${likeWord(word)}`,
    ),
    ...(isOpen ? [Prisma.sql`(subscription_status <> 'free' OR given_tier IS NOT NULL)`] : []),
  ];
}

export const createSubscriptionDeskQueries = ({ reader }: IdentityDatabase) => ({
  /** Ids of clinics, newest first, with one extra. */
  clinics: async (filter: DeskFilter, { limit, after }: Page, now: Date): Promise<number[]> => {
    const conditions = [
      Prisma.sql`role = 'clinic' AND is_active`,
      ...conditionsOf(filter, now),
      ...(after === null ? [] : [Prisma.sql`id < ${after}`]),
    ];
    const rows = await reader.rows(IdRow)(Prisma.sql`
      SELECT id FROM users WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY id DESC LIMIT ${limit + 1}`);
    return rows.map(({ id }) => id);
  },
});

export type SubscriptionDeskQueries = ReturnType<typeof createSubscriptionDeskQueries>;
