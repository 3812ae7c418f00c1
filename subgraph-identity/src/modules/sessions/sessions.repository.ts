import type { IdentityDatabase, IdentityTx } from '../../database';
import type { User } from '../users';

export type Credentials = { userId: number; passwordHash: string };
export type OpenSession = {
  id: number;
  createdAt: Date;
  expiresAt: Date;
  user: Pick<User, 'id' | 'role' | 'isAdmin'>;
};
type NewSession = {
  userId: number;
  tokenHash: Uint8Array<ArrayBuffer>;
  createdAt: Date;
  expiresAt: Date;
};

type OpenSessionRow = Omit<OpenSession, 'user'> &
  Pick<User, 'role' | 'isAdmin'> & { userId: number };

export function createSessionsRepository({ prisma, reader }: IdentityDatabase) {
  return {
    /** Of an open account; null for a closed or unknown one. */
    credentials: async (email: string): Promise<Credentials | null> => {
      const row = await prisma.user.findUnique({
        where: { email, isActive: true },
        select: { id: true, passwordHash: true },
      });
      return row && { userId: row.id, passwordHash: row.passwordHash };
    },

    insert: async (tx: IdentityTx, session: NewSession): Promise<void> => {
      await tx.session.create({ data: session, select: { id: true } });
    },

    /** @returns whose session ended; null when it had ended before. */
    revoke: async (tx: IdentityTx, id: number, at: Date): Promise<number | null> => {
      const rows = await tx.session.updateManyAndReturn({
        where: { id, revokedAt: null },
        data: { revokedAt: at },
        select: { userId: true },
      });
      return rows[0]?.userId ?? null;
    },

    /** Neither revoked nor expired, of an open account. Every request asks: one statement. */
    openByTokenHash: async (
      tokenHash: Uint8Array<ArrayBuffer>,
      now: Date,
    ): Promise<OpenSession | null> => {
      const [row] = await reader.$queryRaw<OpenSessionRow[]>`
        SELECT s.id, s.created_at AS "createdAt", s.expires_at AS "expiresAt",
          u.id AS "userId", u.role::text AS role, u.is_admin AS "isAdmin"
        FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL
          AND s.expires_at > ${now}::timestamptz AND u.is_active`;
      if (!row) return null;
      const { userId, role, isAdmin, ...session } = row;
      return { ...session, user: { id: userId, role, isAdmin } };
    },

    /** Moves the expiry and notes the person's activity. */
    slide: async (session: OpenSession, expiresAt: Date, now: Date): Promise<void> => {
      await prisma.$transaction([
        prisma.session.updateMany({ where: { id: session.id }, data: { expiresAt } }),
        prisma.user.updateMany({ where: { id: session.user.id }, data: { lastActiveAt: now } }),
      ]);
    },

    /** @returns how many sessions that ended before `at` were removed. */
    removeEndedBefore: async (at: Date): Promise<number> => {
      const ended = [{ expiresAt: { lt: at } }, { revokedAt: { lt: at } }];
      return (await prisma.session.deleteMany({ where: { OR: ended } })).count;
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
