import { claimed } from '@tbt/service-kit';
import type { ClinicRole } from '@tbt/contracts';
import { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import { SessionRow } from '../../generated/tables';
import { User } from '../users';

export type Credentials = { userId: number; passwordHash: string };
export type OpenSession = Pick<SessionRow, keyof typeof OPEN_FIELDS> & {
  user: Pick<User, 'id' | 'role' | 'isAdmin'>;
  acting: { clinicId: number; role: ClinicRole } | null;
};
type NewSession = {
  userId: number;
  tokenHash: Uint8Array<ArrayBuffer>;
  createdAt: Date;
  expiresAt: Date;
  device: string | null;
  address: string | null;
};
export type Session = Pick<
  Prisma.SessionModel,
  'id' | 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'device' | 'address'
>;

/** Maximum listed, most recently used first; all of them can be ended. */
const SHOWN_MAX = 50;

const OPEN_FIELDS = { id: true, createdAt: true, lastUsedAt: true, expiresAt: true } as const;
const OpenSessionRow = SessionRow.pick(OPEN_FIELDS)
  .extend(User.pick({ role: true, isAdmin: true }).shape)
  .extend({
    userId: z.number(),
    clinicId: z.number().nullable(),
    clinicRole: claimed<ClinicRole>().nullable(),
  });

export function createSessionsQueries({ prisma, reader }: IdentityDatabase) {
  return {
    /** Null for a closed or unknown account. */
    credentials: async (email: string): Promise<Credentials | null> => {
      const row = await prisma.user.findUnique({
        where: { email, isActive: true },
        select: { id: true, passwordHash: true },
      });
      return row && { userId: row.id, passwordHash: row.passwordHash };
    },

    /** Also counts as activity. @returns false when the password has changed since it was verified. */
    insert: async (
      tx: IdentityTx,
      session: NewSession,
      verifiedHash: string | null,
    ): Promise<boolean> => {
      const { userId, tokenHash, createdAt, expiresAt, device, address } = session;
      const inserted = await tx.$executeRaw`
        WITH holder AS (
          UPDATE users SET last_active_at = ${createdAt} WHERE id = ${userId} AND is_active
            AND (${verifiedHash}::text IS NULL OR password_hash = ${verifiedHash})
          RETURNING id
        )
        INSERT INTO sessions
          (user_id, token_hash, created_at, last_used_at, expires_at, device, address)
        SELECT id, ${tokenHash}, ${createdAt}, ${createdAt}, ${expiresAt}, ${device}, ${address}
        FROM holder`;
      return inserted === 1;
    },

    /** Most recently used first. */
    openOf: (userId: number, now: Date): Promise<Session[]> =>
      prisma.session.findMany({
        where: { userId, revokedAt: null, expiresAt: { gt: now } },
        omit: { userId: true, tokenHash: true, revokedAt: true },
        orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
        take: SHOWN_MAX,
      }),

    /** Ends one session, or all but one. @returns the ids of those that ended now. */
    revokeOf: async (
      tx: IdentityTx,
      userId: number,
      which: { id: number } | { exceptId: number | null },
      at: Date,
    ): Promise<number[]> => {
      const id = 'id' in which ? which.id : { not: which.exceptId ?? undefined };
      const rows = await tx.session.updateManyAndReturn({
        where: { userId, revokedAt: null, expiresAt: { gt: at }, id },
        data: { revokedAt: at },
        select: { id: true },
      });
      return rows.map((row) => row.id);
    },

    /** Neither revoked nor expired, of an open account. One statement, since every request runs it. */
    openByTokenHash: async (
      tokenHash: Uint8Array<ArrayBuffer>,
      now: Date,
    ): Promise<OpenSession | null> => {
      const [row] = await reader.rows(OpenSessionRow)`
        SELECT s.id, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt",
          s.expires_at AS "expiresAt",
          u.id AS "userId", u.role::text AS role, u.is_admin AS "isAdmin",
          acting.clinic_id AS "clinicId", acting.role::text AS "clinicRole"
        FROM sessions s JOIN users u ON u.id = s.user_id
        LEFT JOIN LATERAL (
          SELECT m.clinic_id, m.role FROM clinic_members m
          JOIN users c ON c.id = m.clinic_id AND c.is_active
          WHERE m.user_id = u.id AND (m.clinic_id = s.acting_clinic_id OR m.clinic_id = u.id
            OR (u.role IS NULL AND NOT u.is_admin))
          ORDER BY m.clinic_id IS DISTINCT FROM s.acting_clinic_id, m.clinic_id <> u.id, m.clinic_id
          LIMIT 1
        ) acting ON true
        WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL
          AND s.expires_at > ${now}::timestamptz AND u.is_active`;
      if (!row) return null;
      const { userId, role, isAdmin, clinicId, clinicRole, ...session } = row;
      const acting =
        clinicId === null || clinicRole === null ? null : { clinicId, role: clinicRole };
      return { ...session, user: { id: userId, role, isAdmin }, acting };
    },

    touch: async (session: OpenSession, expiresAt: Date, now: Date): Promise<void> => {
      // Locks the user first, like every other code path.
      await prisma.$transaction([
        prisma.user.updateMany({ where: { id: session.user.id }, data: { lastActiveAt: now } }),
        prisma.session.updateMany({
          where: { id: session.id },
          data: { expiresAt, lastUsedAt: now },
        }),
      ]);
    },

    /** @returns how many were removed. */
    removeEndedBefore: async (at: Date): Promise<number> => {
      const ended = [{ expiresAt: { lt: at } }, { revokedAt: { lt: at } }];
      return (await prisma.session.deleteMany({ where: { OR: ended } })).count;
    },
  };
}

export type SessionsQueries = ReturnType<typeof createSessionsQueries>;
