import { SNAPSHOT_VERSION, type LicenceFacts } from '@tbt/contracts';
import {
  appendOutbox,
  selectColumns,
  readerIn,
  claimed,
  IdRow,
  type Clock,
} from '@tbt/service-kit';
import { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import { UserTable, UserRow } from '../../generated/tables';
import { personContact, personSnapshot, touchesContact } from './user-snapshot';

type UserModel = Omit<Prisma.UserModel, 'passwordHash' | 'browserEpoch'>;

export const User = UserRow.omit({ passwordHash: true, browserEpoch: true });
export type User = z.infer<typeof User>;
export type NewUser = Prisma.UserCreateInput;
export type UserChange = Omit<Prisma.UserUpdateInput, 'id' | 'revision'>;

const WITHOUT_SECRETS = { passwordHash: true, browserEpoch: true } as const;

const toUser = ({ gpa, ...row }: UserModel): User => ({ ...row, gpa: gpa?.toFixed(2) ?? null });

const COLUMNS = selectColumns(UserTable, { omit: WITHOUT_SECRETS });

const SnapshotFacts = z.object({
  licences: z.array(claimed<LicenceFacts>()),
  clinicIds: z.array(z.number()),
});

/** Publishes `user.changed` and `contact.changed` in the transaction of each change. */
export function createUsersQueries({ prisma, reader }: IdentityDatabase, clock: Clock) {
  // Under the row lock, so that revision n includes all changes up to n.
  async function announce(tx: IdentityTx, user: User, changed: string[]): Promise<User> {
    const [facts] = await readerIn(tx).rows(SnapshotFacts)`
      SELECT coalesce((
          SELECT jsonb_agg(jsonb_build_object(
            'province', l.province, 'status', l.status::text,
            'expiresOn', to_char(l.expires_on, 'YYYY-MM-DD'),
            'isReviewedAgain', l.is_reviewed_again,
            'hasFile', l.status <> 'pending' OR EXISTS (
              SELECT FROM verification_documents d WHERE d.licence_id = l.id AND d.closed_at IS NULL
            )) ORDER BY l.id)
          FROM licences l WHERE l.user_id = ${user.id}), '[]') AS licences,
        ARRAY(SELECT m.clinic_id FROM clinic_members m
          WHERE m.user_id = ${user.id} AND m.clinic_id <> m.user_id ORDER BY m.clinic_id) AS "clinicIds"`;
    const known = facts ?? { licences: [], clinicIds: [] };
    const at = clock.now().toISOString();
    await appendOutbox(tx, 'user.changed', { ...personSnapshot(user, known), at });
    if (touchesContact(changed)) await appendOutbox(tx, 'contact.changed', personContact(user));
    return user;
  }

  return {
    byIds: (ids: readonly number[], tx?: IdentityTx) => (tx ? readerIn(tx) : reader).rows(User)`
      SELECT ${COLUMNS} FROM users WHERE id = ANY(${[...ids]}::int[])`,

    byEmail: async (email: string): Promise<User | null> => {
      const row = await prisma.user.findUnique({ where: { email }, omit: WITHOUT_SECRETS });
      return row && toUser(row);
    },

    /** Locks the row until the transaction ends. */
    lock: async (tx: IdentityTx, id: number): Promise<User | null> => {
      await readerIn(tx).rows(IdRow)`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
      const row = await tx.user.findUnique({ where: { id }, omit: WITHOUT_SECRETS });
      return row && toUser(row);
    },

    /** Users whose last snapshot has an older version, locked. */
    lockOutdated: (tx: IdentityTx, limit: number) => readerIn(tx).rows(IdRow)`
      SELECT id FROM users WHERE snapshot_version < ${SNAPSHOT_VERSION}
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,

    /** @throws the violation of `users_email_key`, which ignores case. */
    insert: async (tx: IdentityTx, data: NewUser): Promise<User> =>
      announce(
        tx,
        toUser(
          await tx.user.create({
            data: { ...data, snapshotVersion: SNAPSHOT_VERSION },
            omit: WITHOUT_SECRETS,
          }),
        ),
        Object.keys(data),
      ),

    update: async (tx: IdentityTx, user: Pick<User, 'id'>, change: UserChange): Promise<User> => {
      const row = await tx.user.update({
        where: { id: user.id },
        data: { ...change, snapshotVersion: SNAPSHOT_VERSION, revision: { increment: 1 } },
        omit: WITHOUT_SECRETS,
      });
      return announce(tx, toUser(row), Object.keys(change));
    },

    passwordHash: async (id: number, tx: IdentityTx = prisma): Promise<string | null> => {
      const row = await tx.user.findUnique({ where: { id }, select: { passwordHash: true } });
      return row?.passwordHash ?? null;
    },

    /** Not in any snapshot, so nothing is published. */
    setPassword: async (tx: IdentityTx, { id }: User, passwordHash: string): Promise<void> => {
      await tx.user.update({ where: { id }, data: { passwordHash }, select: { id: true } });
    },
  };
}

export type UsersQueries = ReturnType<typeof createUsersQueries>;
