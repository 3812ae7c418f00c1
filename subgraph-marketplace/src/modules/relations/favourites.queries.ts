import { readerIn } from '@tbt/service-kit';
import type { Reader } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { blockedWith } from '../blocks';
import type { Favourite } from './relations.types';

/** Active and unblocked, newest first. @param db transaction or reader. */
export const favouritesOf = (db: Reader | MarketplaceTx, ownerId: number): Promise<Favourite[]> =>
  readerIn(db).$queryRaw`
    SELECT f.person_id AS "personId", f.created_at AS "createdAt"
    FROM favourites f JOIN people p ON p.id = f.person_id AND p.is_active
    WHERE f.owner_id = ${ownerId} AND f.person_id NOT IN ${blockedWith(ownerId)}
    ORDER BY f.created_at DESC, f.person_id DESC`;

export type FavouritesQueries = ReturnType<typeof createFavouritesQueries>;

export function createFavouritesQueries({ reader }: MarketplaceDatabase) {
  return {
    of: (ownerId: number) => favouritesOf(reader, ownerId),

    among: (ownerId: number, ids: readonly number[]) => reader.$queryRaw<{ personId: number }[]>`
      SELECT person_id AS "personId" FROM favourites
      WHERE owner_id = ${ownerId} AND person_id = ANY(${[...ids]}::int[])`,

    /** Without this one. */
    async countOthers(tx: MarketplaceTx, ownerId: number, personId: number): Promise<number> {
      const rows = await readerIn(tx).$queryRaw<{ count: number }[]>`
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
