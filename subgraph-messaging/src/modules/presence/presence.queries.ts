import { readerIn, IdRow } from '@tbt/service-kit';
import type { Reading, Statements } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { isBlockedPair } from '../blocks';

/** Whom the viewer may see online: no block between the two, and the other does not hide it. */
export const visibleAmong = (db: Reading, viewerId: number, userIds: readonly number[]) =>
  readerIn(db).rows(IdRow)`
    SELECT asked.id FROM unnest(${[...userIds]}::int[]) AS asked(id)
    WHERE NOT EXISTS (SELECT FROM hidden_presences WHERE user_id = asked.id)
      AND NOT ${isBlockedPair(viewerId, Prisma.sql`asked.id`)}`;

/** The latest partners of conversations who may see the user online; none while the user hides it. */
export const observersOf = (db: Reading, userId: number, limit: number) =>
  readerIn(db).rows(IdRow)`
    SELECT partner.id FROM (
      SELECT CASE WHEN low_user_id = ${userId}::int THEN high_user_id ELSE low_user_id END AS id
      FROM conversations WHERE ${userId}::int IN (low_user_id, high_user_id)
      ORDER BY updated_at DESC, conversations.id DESC LIMIT ${limit}) AS partner
    WHERE NOT EXISTS (SELECT FROM hidden_presences WHERE user_id = ${userId}::int)
      AND NOT ${isBlockedPair(userId, Prisma.sql`partner.id`)}`;

export async function hidesPresence(db: Reading, userId: number): Promise<boolean> {
  const rows = await readerIn(db).rows(IdRow)`
    SELECT user_id AS id FROM hidden_presences WHERE user_id = ${userId}`;
  return rows.length > 0;
}

export const hidePresence = (db: Statements, userId: number) =>
  db.hiddenPresence.upsert({ where: { userId }, create: { userId }, update: {} });

export const showPresence = (db: Statements, userId: number) =>
  db.hiddenPresence.deleteMany({ where: { userId } });
