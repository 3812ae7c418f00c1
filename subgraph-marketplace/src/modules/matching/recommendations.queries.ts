import { DISMISSALS_COUNTED, type DismissalReason } from '@tbt/contracts';
import { selectColumns, type Reader, readerIn, claimed, CountRow, IdRow } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { RecommendationTable, RecommendationRow } from '../../generated/tables';
import type { Match } from './matching.types';

const OWN_FIELDS = {
  id: true,
  userId: true,
  jobId: true,
  turn: true,
  isViewed: true,
  createdAt: true,
} as const;

/** The score and the turn, which counts for the rank only, are thousandths. */
export const Recommendation = RecommendationRow.pick(OWN_FIELDS).extend({
  score: z.number(),
  match: claimed<Match>(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export type RecommendationMark = {
  as: 'viewed' | 'dismissed' | 'restored';
  reason?: DismissalReason | undefined;
};

/** `order` is thousandths of points and rotation. */
export type OrderKey = { order: number; id: number };

export type NewRecommendation = { userId: number; jobId: number; match: Match; turn: number };

/** Days for which `not_this_clinic` hides a clinic's shifts. */
const CLINIC_HIDDEN_DAYS = 90;

/** Soonest shifts considered per professional. */
const POOL = 200;

const COLUMNS = Prisma.sql`
  ${selectColumns(RecommendationTable, { as: 'r', select: OWN_FIELDS })},
  round(r.score * 1000)::int AS score, r.factors AS match`;

// Same expression as the index.
const ORDER = Prisma.sql`((r.score * 1000)::int + r.turn)`;

// A bounding box that excludes no shift in reach.
const WITHIN_REACH = Prisma.sql`(p.travel_distance IS NULL OR p.travel_distance >= 999
  OR p.latitude IS NULL OR j.latitude IS NULL
  OR (j.latitude BETWEEN p.latitude - p.travel_distance / 105.0 AND p.latitude + p.travel_distance / 105.0
    AND j.longitude BETWEEN p.longitude - p.travel_distance / (100.0 * cos(radians(p.latitude)))
      AND p.longitude + p.travel_distance / (100.0 * cos(radians(p.latitude)))))`;

export type RecommendationsQueries = ReturnType<typeof createRecommendationsQueries>;

const PersonIdRow = z.object({ personId: z.number() });

const PoolPair = z.object({ personId: z.number(), jobId: z.number() });

export function createRecommendationsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Open shifts, best first; one more than asked for. */
    page: (
      userId: number,
      { limit, after }: { limit: number; after: OrderKey | null },
      now: Date,
    ) => {
      const rest = after
        ? Prisma.sql`AND (${ORDER} < ${after.order}
            OR (${ORDER} = ${after.order} AND r.id > ${after.id}))`
        : Prisma.empty;
      return reader.rows(Recommendation)`
        SELECT ${COLUMNS} FROM recommendations r JOIN jobs j ON j.id = r.job_id
        WHERE r.user_id = ${userId} AND r.dismissed_at IS NULL
          AND j.status = 'active' AND j.starts_at > ${now}::timestamptz ${rest}
        ORDER BY ${ORDER} DESC, r.id LIMIT ${limit + 1}`;
    },

    ofUser: (userId: number, ids: readonly number[]) => reader.rows(Recommendation)`
      SELECT ${COLUMNS} FROM recommendations r
      WHERE r.user_id = ${userId} AND r.id = ANY(${[...ids]}::int[])`,

    /** Claims the refresh of recommendations older than `before`; a second worker gets none. @returns claimed ids. */
    async claim(tx: MarketplaceTx, personIds: readonly number[], now: Date, before: Date) {
      const rows = await readerIn(tx).rows(PersonIdRow)`
        INSERT INTO recommendation_runs AS run (person_id, made_at)
        SELECT id, ${now}::timestamptz FROM unnest(${[...personIds]}::int[]) AS id ORDER BY id
        ON CONFLICT (person_id) DO UPDATE SET made_at = EXCLUDED.made_at, hidden_by_language = 0
        WHERE run.made_at < ${before}::timestamptz
        RETURNING run.person_id AS "personId"`;
      return rows.map(({ personId }) => personId);
    },

    /** Stores per professional how many shifts only a language hides. */
    async noteHidden(tx: MarketplaceTx, hidden: readonly { personId: number }[]): Promise<void> {
      const ids = hidden.map(({ personId }) => personId);
      await tx.$executeRaw`
        UPDATE recommendation_runs run SET hidden_by_language = n.count
        FROM (SELECT id, count(*)::int FROM unnest(${ids}::int[]) AS id GROUP BY id) n
        WHERE run.person_id = n.id`;
    },

    async hiddenByLanguage(personId: number): Promise<number> {
      const rows = await reader.rows(CountRow)`
        SELECT hidden_by_language AS count FROM recommendation_runs WHERE person_id = ${personId}`;
      return rows[0]?.count ?? 0;
    },

    /** Active professionals without recommendations since an instant. */
    async due(before: Date, limit: number): Promise<number[]> {
      const rows = await reader.rows(IdRow)`
        SELECT p.id FROM people p LEFT JOIN recommendation_runs run ON run.person_id = p.id
        WHERE p.is_active AND p.role IN ('hygienist', 'assistant')
          AND (run.made_at IS NULL OR run.made_at < ${before}::timestamptz)
        ORDER BY run.made_at NULLS FIRST, p.id LIMIT ${limit}`;
      return rows.map(({ id }) => id);
    },

    /** The next request refreshes. */
    async forgetRun(tx: MarketplaceTx, personId: number): Promise<void> {
      await tx.$executeRaw`DELETE FROM recommendation_runs WHERE person_id = ${personId}`;
    },

    /** Soonest open shifts of the role without an application. */
    pool: (personIds: readonly number[], now: Date, db: Reader) =>
      readerIn(db).rows(PoolPair)`
        SELECT p.id AS "personId", shift.id AS "jobId" FROM people p
        CROSS JOIN LATERAL (
          SELECT j.id FROM jobs j
          WHERE j.status = 'active' AND j.starts_at > ${now}::timestamptz AND j.role = p.role
            AND ${WITHIN_REACH}
            AND NOT EXISTS (
              SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.applicant_id = p.id)
            AND NOT EXISTS (
              SELECT 1 FROM recommendations d JOIN jobs other ON other.id = d.job_id
              WHERE d.user_id = p.id AND d.dismissal_reason = 'not_this_clinic'
                AND d.dismissed_at > ${now}::timestamptz - make_interval(days => ${CLINIC_HIDDEN_DAYS})
                AND other.clinic_id = j.clinic_id)
          ORDER BY j.starts_at, j.id LIMIT ${POOL}
        ) shift WHERE p.id = ANY(${[...personIds]}::int[]) AND p.is_active`,

    /** Replaces matches; viewed and dismissed marks stay. */
    async replace(
      tx: MarketplaceTx,
      personIds: readonly number[],
      made: readonly NewRecommendation[],
      now: Date,
    ): Promise<void> {
      const rows = JSON.stringify(made.map((one) => ({ ...one, score: one.match.score })));
      await tx.$executeRaw`
        INSERT INTO recommendations AS r
          (user_id, job_id, score, turn, factors, version, created_at, updated_at)
        SELECT m."userId", m."jobId", m.score::numeric / 1000, m.turn, m.match, m.match ->> 'version',
          ${now}::timestamptz, ${now}::timestamptz
        FROM jsonb_to_recordset(${rows}::jsonb)
          AS m("userId" int, "jobId" int, score int, turn int, match jsonb)
        ORDER BY m."userId", m."jobId"
        ON CONFLICT (user_id, job_id) DO UPDATE SET score = EXCLUDED.score, turn = EXCLUDED.turn,
          factors = EXCLUDED.factors, version = EXCLUDED.version, updated_at = EXCLUDED.updated_at`;
      await tx.$executeRaw`
        DELETE FROM recommendations r WHERE r.user_id = ANY(${[...personIds]}::int[])
          AND r.dismissed_at IS NULL AND NOT EXISTS (
            SELECT 1 FROM jsonb_to_recordset(${rows}::jsonb) AS m("userId" int, "jobId" int)
            WHERE m."userId" = r.user_id AND m."jobId" = r.job_id)`;
    },

    /** @returns null when it is not the professional's. */
    async mark(
      tx: MarketplaceTx,
      { userId, id }: { userId: number; id: number },
      mark: RecommendationMark,
      now: Date,
    ): Promise<Recommendation | null> {
      const change = {
        viewed: Prisma.sql`is_viewed = true`,
        dismissed: Prisma.sql`dismissed_at = coalesce(dismissed_at, ${now}::timestamptz),
          dismissal_reason = coalesce(${mark.reason ?? null}, dismissal_reason)`,
        restored: Prisma.sql`dismissed_at = NULL, dismissal_reason = NULL`,
      }[mark.as];
      const rows = await readerIn(tx).rows(Recommendation)`
        UPDATE recommendations AS r SET ${change} WHERE r.id = ${id} AND r.user_id = ${userId}
        RETURNING ${COLUMNS}`;
      return rows[0] ?? null;
    },

    /** Counts the reasons of the latest dismissals beside the professional's weights. */
    async countDismissals(tx: MarketplaceTx, userId: number, now: Date): Promise<void> {
      await tx.$executeRaw`
        INSERT INTO matching_weights AS w (person_id, dismissals, updated_at)
        SELECT ${userId}, coalesce(jsonb_object_agg(reason, count), '{}'), ${now}::timestamptz
        FROM (
          SELECT reason, count(*) FROM (
            SELECT dismissal_reason AS reason FROM recommendations
            WHERE user_id = ${userId} AND dismissal_reason IS NOT NULL
            ORDER BY dismissed_at DESC, id DESC LIMIT ${DISMISSALS_COUNTED}
          ) latest GROUP BY reason
        ) counted
        ON CONFLICT (person_id) DO UPDATE
          SET dismissals = EXCLUDED.dismissals, updated_at = EXCLUDED.updated_at`;
    },

    /** Dismissed shifts stay hidden. */
    async forgetReasons(tx: MarketplaceTx, userId: number): Promise<void> {
      await tx.recommendation.updateMany({
        where: { userId, dismissalReason: { not: null } },
        data: { dismissalReason: null },
      });
    },
  };
}
