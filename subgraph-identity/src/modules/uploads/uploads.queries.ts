import { readerIn, IdRow } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { UploadRow } from '../../generated/tables';

/** `key` names the file in the storage, a photo's without its size. */
export type Upload = Prisma.UploadModel;
export type NewUpload = Pick<
  Upload,
  'ownerId' | 'kind' | 'key' | 'mediaType' | 'size' | 'sha256' | 'createdAt'
>;
type Owned = Pick<Upload, 'key' | 'ownerId' | 'kind'>;

const UnusedUpload = UploadRow.pick({ kind: true, key: true });
const KeyRow = UploadRow.pick({ key: true });

export function createUploadsQueries({ prisma, reader }: IdentityDatabase) {
  return {
    byIds: (ids: readonly number[]): Promise<Upload[]> =>
      prisma.upload.findMany({ where: { id: { in: [...ids] } } }),

    ofOwner: (ownerId: number): Promise<Upload[]> =>
      prisma.upload.findMany({ where: { ownerId }, orderBy: { id: 'asc' } }),

    /** @throws the violation of `uploads_key_key`. */
    insert: (tx: IdentityTx, data: NewUpload): Promise<Upload> => tx.upload.create({ data }),

    /** Locks the row. @returns null unless an upload of the owner. */
    addUse: async (
      tx: IdentityTx,
      owned: Owned,
      at: Date,
      newOwnerId: number = owned.ownerId,
    ): Promise<Upload | null> => {
      const [row] = await tx.upload.updateManyAndReturn({
        where: owned,
        data: { uses: { increment: 1 }, attachedAt: at, ownerId: newOwnerId },
      });
      return row ?? null;
    },

    /** Deletes the row with its last use. @returns the deleted row. */
    dropUse: async (
      tx: IdentityTx,
      owned: Pick<Upload, 'key' | 'ownerId'>,
    ): Promise<Upload | null> => {
      const [gone] = await readerIn(tx).rows(IdRow)`
        SELECT id FROM uploads
        WHERE key = ${owned.key} AND owner_id = ${owned.ownerId} AND uses = 1 FOR UPDATE`;
      if (gone) return tx.upload.delete({ where: { id: gone.id } });
      await tx.upload.updateMany({
        where: { ...owned, uses: { gt: 1 } },
        data: { uses: { decrement: 1 } },
      });
      return null;
    },

    /** @returns the deleted rows. */
    removeOfOwner: async (tx: IdentityTx, ownerId: number): Promise<Upload[]> => {
      const rows = await tx.upload.findMany({ where: { ownerId } });
      await tx.upload.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
      return rows;
    },

    /** Deletes at most `limit` rows without references created before `at`. @returns them. */
    removeUnusedBefore: (at: Date, limit: number) =>
      reader.rows(UnusedUpload)`
        DELETE FROM uploads WHERE uses = 0 AND id IN (
          SELECT id FROM uploads WHERE uses = 0 AND created_at < ${at}::timestamptz
          ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING kind::text AS kind, key`,

    /** Keys above `after` up to `until` (null: the end), in byte order. */
    keysBetween: async (folder: string, after: string, until: string | null): Promise<string[]> => {
      const end = until === null ? Prisma.empty : Prisma.sql`AND key COLLATE "C" <= ${until}`;
      const rows = await reader.rows(KeyRow)`
        SELECT key FROM uploads
        WHERE starts_with(key, ${folder}) AND key COLLATE "C" > ${after} ${end}
        ORDER BY key COLLATE "C"`;
      return rows.map(({ key }) => key);
    },
  };
}

export type UploadsQueries = ReturnType<typeof createUploadsQueries>;
