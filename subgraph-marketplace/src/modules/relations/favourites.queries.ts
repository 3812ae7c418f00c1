import { readerIn, CountRow } from '@tbt/service-kit';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { blockedWith } from '../blocks';
import { Favourite } from './relations.types';

/** Active and unblocked, newest first. @param db transaction or reader. */
export const favouritesOf = (db: Reader | MarketplaceTx, ownerId: number) =>
  readerIn(db).rows(Favourite)`
    SELECT f.person_id AS "personId", f.created_at AS "createdAt"
    FROM favourites f JOIN people p ON p.id = f.person_id AND p.is_active
    WHERE f.owner_id = ${ownerId} AND f.person_id NOT IN ${blockedWith(ownerId)}
    ORDER BY f.created_at DESC, f.person_id DESC`;

export type FavouritesQueries = ReturnType<typeof createFavouritesQueries>;

const PersonIdRow = z.object({ personId: z.number() });

export function createFavouritesQueries({ reader }: MarketplaceDatabase) {
  return {
    of: (ownerId: number) => favouritesOf(reader, ownerId),

    among: (ownerId: number, ids: readonly number[]) => reader.rows(PersonIdRow)`
      SELECT person_id AS "personId" FROM favourites
      WHERE owner_id = ${ownerId} AND person_id = ANY(${[...ids]}::int[])`,

    /** Without this one. */
    async countOthers(tx: MarketplaceTx, ownerId: number, personId: number): Promise<number> {
      const rows = await readerIn(tx).rows(CountRow)`
        SELECT count(*)::int AS count FROM favourites
        WHERE owner_id = ${ownerId} AND person_id <> ${personId}`;
      return rows[0]?.count ?? 0;
    },

    async add(tx: MarketplaceTx, ownerId: number, personId: number, at: Date): Promise<void> {
      await tx.$executeRaw`
        INSERT INTO favourites (owner_id, person_id, created_at)
        VALUES (${ownerId}, ${personId}, ${at}::timestamptz) ON CONFLICT DO NOTHING`;
    },

    async remove(tx: MarketplaceTx, ownerId: number, personId: number): Promise<void> {
      await tx.$executeRaw`
        DELETE FROM favourites WHERE owner_id = ${ownerId} AND person_id = ${personId}`;
    },
  };
}
