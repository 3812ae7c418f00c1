import type {
  AlertAnswer,
  ClinicAlertStatus,
  CreateClinicAlertValues,
  Province,
} from '@tbt/contracts';
import { readerIn, selectColumns, IdRow, CountRow } from '@tbt/service-kit';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { ClinicAlertTable } from '../../generated/tables';
import type { NewestPage } from '../../newest-first';
import { blockedWith } from '../blocks';
import { AlertRecipient, ClinicAlert, ReceivedAlert } from './clinic-alerts.types';

export type RecipientPage = {
  limit: number;
  after: { rank: number; at: Date; professionalId: number } | null;
};

const COLUMNS = selectColumns(ClinicAlertTable, { as: 'c' });

/** An alert that has expired reads so at once. */
const alertColumns = (now: Date) => Prisma.sql`${COLUMNS},
  CASE WHEN c.status IN ('active', 'sent') AND c.expires_at <= ${now}::timestamptz THEN 'expired'
    ELSE c.status END AS status,
  s.waiting AS "waitingCount", s.read AS "readCount", s.answers AS "answerCount",
  s.interested AS "interestedCount"`;

const COUNTS = Prisma.sql`LEFT JOIN LATERAL (
  SELECT count(*) FILTER (WHERE r.status = 'waiting')::int AS waiting,
    count(r.read_at)::int AS read, count(r.responded_at)::int AS answers,
    count(*) FILTER (WHERE r.answer = 'interested')::int AS interested
  FROM alert_recipients r WHERE r.alert_id = c.id) s ON true`;

const RANK = Prisma.sql`(CASE WHEN r.answer = 'interested' THEN 2
  WHEN r.read_at IS NOT NULL THEN 1 ELSE 0 END)`;
const AT = Prisma.sql`coalesce(r.responded_at, r.read_at, r.sent_at, c.sent_at)`;

const received = (now: Date) => Prisma.sql`
  c.id AS "alertId", c.clinic_id AS "clinicId", c.title, c.message,
  c.urgency_level AS "urgencyLevel", c.expires_at AS "expiresAt", r.sent_at AS "sentAt",
  r.read_at AS "readAt", r.responded_at AS "respondedAt", r.answer, r.reply,
  (c.status <> 'sent' OR coalesce(c.expires_at <= ${now}::timestamptz, false)) AS "isOver"
  FROM alert_recipients r JOIN clinic_alerts c ON c.id = r.alert_id`;

export type ClinicAlertsQueries = ReturnType<typeof createClinicAlertsQueries>;

const DigestRow = z.object({ professionalId: z.number(), alertCount: z.number() });

export function createClinicAlertsQueries({ reader }: MarketplaceDatabase) {
  return {
    async ofClinic(
      clinicId: number,
      id: number,
      now: Date,
      db: Reader | MarketplaceTx = reader,
    ): Promise<ClinicAlert | null> {
      const rows = await readerIn(db).rows(ClinicAlert)`
        SELECT ${alertColumns(now)} FROM clinic_alerts c ${COUNTS}
        WHERE c.id = ${id} AND c.clinic_id = ${clinicId}`;
      return rows[0] ?? null;
    },

    /** One more than asked for. */
    page(clinicId: number, { limit, after }: NewestPage, now: Date): Promise<ClinicAlert[]> {
      const rest = after
        ? Prisma.sql`AND (c.created_at, c.id) < (${after.createdAt}::timestamptz, ${after.id})`
        : Prisma.empty;
      return readerIn(reader).rows(ClinicAlert)`
        SELECT ${alertColumns(now)} FROM clinic_alerts c ${COUNTS}
        WHERE c.clinic_id = ${clinicId} ${rest}
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit + 1}`;
    },

    async lock(tx: MarketplaceTx, clinicId: number, id: number): Promise<ClinicAlert | null> {
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT id FROM clinic_alerts WHERE id = ${id} AND clinic_id = ${clinicId} FOR UPDATE`;
      return rows[0] ? this.ofClinic(clinicId, id, new Date(0), tx) : null;
    },

    insert: (
      tx: MarketplaceTx,
      data: Omit<CreateClinicAlertValues, 'expiresOn'> & {
        clinicId: number;
        expiresAt: Date | null;
        createdAt: Date;
      },
    ): Promise<{ id: number }> =>
      tx.clinicAlert.create({
        data: { ...data, province: data.province as Province | null },
        select: { id: true },
      }),

    async setStatus(
      tx: MarketplaceTx,
      id: number,
      data: { status: ClinicAlertStatus; sentCount?: number; sentAt?: Date },
    ): Promise<void> {
      await tx.clinicAlert.update({ where: { id }, data });
    },

    async stopWaiting(tx: MarketplaceTx, alertId: number): Promise<void> {
      await tx.alertRecipient.updateMany({
        where: { alertId, status: 'waiting' },
        data: { status: 'stopped' },
      });
    },

    async countSince(
      clinicId: number,
      since: Date,
      db: Reader | MarketplaceTx = reader,
    ): Promise<number> {
      const rows = await readerIn(db).rows(CountRow)`
        SELECT count(*)::int AS count FROM clinic_alerts
        WHERE clinic_id = ${clinicId} AND sent_at >= ${since}::timestamptz`;
      return rows[0]?.count ?? 0;
    },

    /** One more than asked for. */
    recipients(alertId: number, { limit, after }: RecipientPage): Promise<AlertRecipient[]> {
      const rest = after
        ? Prisma.sql`AND (${RANK}, ${AT}, r.professional_id)
            < (${after.rank}::int, ${after.at}::timestamptz, ${after.professionalId}::int)`
        : Prisma.empty;
      return readerIn(reader).rows(AlertRecipient)`
        SELECT r.alert_id AS "alertId", r.professional_id AS "professionalId", r.status,
          r.sent_at AS "sentAt", r.read_at AS "readAt", r.responded_at AS "respondedAt",
          r.answer, r.reply, ${RANK} AS rank, ${AT} AS at
        FROM alert_recipients r JOIN clinic_alerts c ON c.id = r.alert_id
        WHERE r.alert_id = ${alertId} ${rest}
        ORDER BY ${RANK} DESC, ${AT} DESC, r.professional_id DESC LIMIT ${limit + 1}`;
    },

    /** What reached the professional, without blocked clinics; one more than asked for. */
    received(professionalId: number, { limit, after }: NewestPage, now: Date) {
      const rest = after
        ? Prisma.sql`AND (r.sent_at, c.id) < (${after.createdAt}::timestamptz, ${after.id})`
        : Prisma.empty;
      return readerIn(reader).rows(ReceivedAlert)`
        SELECT ${received(now)} WHERE r.professional_id = ${professionalId}
          AND r.sent_at IS NOT NULL AND c.clinic_id NOT IN ${blockedWith(professionalId)} ${rest}
        ORDER BY r.sent_at DESC, c.id DESC LIMIT ${limit + 1}`;
    },

    async lockReceived(
      tx: MarketplaceTx,
      alertId: number,
      professionalId: number,
      now: Date,
    ): Promise<ReceivedAlert | null> {
      const rows = await readerIn(tx).rows(ReceivedAlert)`
        SELECT ${received(now)} WHERE r.professional_id = ${professionalId} AND c.id = ${alertId}
          AND r.sent_at IS NOT NULL AND c.clinic_id NOT IN ${blockedWith(professionalId)}
        FOR UPDATE OF r`;
      return rows[0] ?? null;
    },

    async markRead(tx: MarketplaceTx, key: { alertId: number; professionalId: number }, at: Date) {
      await tx.alertRecipient.updateMany({
        where: { ...key, status: 'sent' },
        data: { status: 'read', readAt: at },
      });
    },

    async answer(
      tx: MarketplaceTx,
      key: { alertId: number; professionalId: number },
      data: { answer: AlertAnswer; reply: string | null; readAt: Date; respondedAt: Date },
    ): Promise<void> {
      await tx.alertRecipient.updateMany({ where: key, data: { ...data, status: 'responded' } });
    },

    /** Whom the digest reaches now, with the number of alerts; those that are over stop. */
    async takeDigest(tx: MarketplaceTx, limit: number, now: Date) {
      await tx.$executeRaw`
        UPDATE alert_recipients r SET status = 'stopped' FROM clinic_alerts c
        WHERE c.id = r.alert_id AND r.status = 'waiting'
          AND (c.status <> 'sent' OR c.expires_at <= ${now}::timestamptz)`;
      return readerIn(tx).rows(DigestRow)`
        WITH due AS (
          SELECT r.alert_id, r.professional_id FROM alert_recipients r
          WHERE r.status = 'waiting' AND r.professional_id IN (
            SELECT DISTINCT w.professional_id FROM alert_recipients w
            WHERE w.status = 'waiting' ORDER BY w.professional_id LIMIT ${limit})
          FOR UPDATE SKIP LOCKED),
        taken AS (
          UPDATE alert_recipients r
          SET status = 'sent', sent_at = ${now}::timestamptz, is_in_digest = true
          FROM due WHERE r.alert_id = due.alert_id AND r.professional_id = due.professional_id
          RETURNING r.professional_id)
        SELECT professional_id AS "professionalId", count(*)::int AS "alertCount"
        FROM taken GROUP BY professional_id ORDER BY professional_id`;
    },
  };
}
