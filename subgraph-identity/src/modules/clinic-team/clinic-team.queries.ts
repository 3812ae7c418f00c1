import type { ClinicRole } from '@tbt/contracts';
import { readerIn, claimed } from '@tbt/service-kit';
import { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';
import { ClinicMemberRow } from '../../generated/tables';
import type { SecretToken } from '../../secret-token';

export const ClinicMember = ClinicMemberRow.omit({ tokenHash: true });
export type ClinicMember = z.infer<typeof ClinicMember>;
export const ListedMember = ClinicMember.omit({ email: true }).extend({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type ListedMember = z.infer<typeof ListedMember>;
export const Membership = z.object({ clinicId: z.number(), role: claimed<ClinicRole>() });
export type Membership = z.infer<typeof Membership>;
export const EndedSession = z.object({ userId: z.number(), sessionId: z.number() });
export type EndedSession = z.infer<typeof EndedSession>;

type NewInvitation = SecretTokenHash &
  Pick<ClinicMemberRow, 'clinicId' | 'role'> & { email: string; invitedAt: Date; expiresAt: Date };
type SecretTokenHash = Pick<SecretToken, 'tokenHash'>;

const WITHOUT_TOKEN = { tokenHash: true } as const;

export function createClinicTeamQueries({ prisma, reader }: IdentityDatabase) {
  const one = { omit: WITHOUT_TOKEN } as const;
  return {
    roleOf: async (
      clinicId: number,
      userId: number,
      tx: IdentityTx = prisma,
    ): Promise<ClinicRole | null> => {
      const where = { clinicId_userId: { clinicId, userId } };
      const row = await tx.clinicMember.findUnique({ where, select: { role: true } });
      return row?.role ?? null;
    },

    /** Owners first, open invitations last. */
    list: (clinicId: number) => reader.rows(ListedMember)`
      SELECT m.id, m.clinic_id AS "clinicId", m.user_id AS "userId",
        coalesce(m.email, u.email)::text AS email, m.role::text AS role,
        m.invited_at AS "invitedAt", m.expires_at AS "expiresAt", m.joined_at AS "joinedAt",
        u.first_name AS "firstName", u.last_name AS "lastName"
      FROM clinic_members m LEFT JOIN users u ON u.id = m.user_id
      WHERE m.clinic_id = ${clinicId}
      ORDER BY m.user_id IS NULL, m.role, m.id`,

    /** Of open clinics, the account's own first. */
    ofUser: (userId: number) => reader.rows(Membership)`
      SELECT m.clinic_id AS "clinicId", m.role::text AS role
      FROM clinic_members m JOIN users c ON c.id = m.clinic_id AND c.is_active
      WHERE m.user_id = ${userId}
      ORDER BY m.clinic_id <> m.user_id, m.clinic_id`,

    byId: (tx: IdentityTx, clinicId: number, id: number): Promise<ClinicMember | null> =>
      tx.clinicMember.findFirst({ where: { id, clinicId }, ...one }),

    byTokenHash: (tokenHash: SecretToken['tokenHash'], tx: IdentityTx = prisma) =>
      tx.clinicMember.findUnique({ where: { tokenHash }, ...one }),

    countOf: (tx: IdentityTx, clinicId: number): Promise<number> =>
      tx.clinicMember.count({ where: { clinicId } }),

    countOwners: (tx: IdentityTx, clinicId: number): Promise<number> =>
      tx.clinicMember.count({ where: { clinicId, role: 'owner', userId: { not: null } } }),

    isMemberByEmail: async (tx: IdentityTx, clinicId: number, email: string): Promise<boolean> =>
      (await tx.clinicMember.count({ where: { clinicId, user: { email } } })) > 0,

    /** Replaces the open invitation of the same address. */
    putInvitation: (tx: IdentityTx, invitation: NewInvitation): Promise<ClinicMember> => {
      const { clinicId, email, ...data } = invitation;
      return tx.clinicMember.upsert({
        where: { clinicId_email: { clinicId, email } },
        create: invitation,
        update: data,
        ...one,
      });
    },

    join: (tx: IdentityTx, id: number, userId: number, joinedAt: Date): Promise<ClinicMember> =>
      tx.clinicMember.update({
        where: { id },
        data: { userId, joinedAt, email: null, expiresAt: null },
        ...one,
      }),

    add: async (
      tx: IdentityTx,
      member: { clinicId: number; userId: number; role: ClinicRole; joinedAt: Date },
    ): Promise<void> => {
      await tx.clinicMember.create({ data: member, select: { id: true } });
    },

    setRole: (tx: IdentityTx, id: number, role: ClinicRole): Promise<ClinicMember> =>
      tx.clinicMember.update({ where: { id }, data: { role }, ...one }),

    remove: async (tx: IdentityTx, id: number): Promise<void> => {
      await tx.clinicMember.delete({ where: { id }, select: { id: true } });
    },

    /** Clinics of other accounts. */
    ownedBy: async (tx: IdentityTx, userId: number): Promise<number[]> => {
      const rows = await tx.clinicMember.findMany({
        where: { userId, role: 'owner', clinicId: { not: userId } },
        select: { clinicId: true },
        orderBy: { clinicId: 'asc' },
      });
      return rows.map(({ clinicId }) => clinicId);
    },

    makeOwner: async (tx: IdentityTx, clinicId: number): Promise<void> => {
      await tx.clinicMember.updateMany({
        where: { clinicId, userId: clinicId },
        data: { role: 'owner' },
      });
    },

    setActing: async (
      tx: IdentityTx,
      { sessionId, userId }: EndedSession,
      actingClinicId: number | null,
    ): Promise<void> => {
      await tx.session.updateMany({ where: { id: sessionId, userId }, data: { actingClinicId } });
    },

    /** Sessions of one member, or of all but the own account, that act for the clinic; those without a choice too. */
    endSessions: (tx: IdentityTx, clinicId: number, memberId: number | null, at: Date) =>
      readerIn(tx).rows(EndedSession)`
        UPDATE sessions s SET revoked_at = ${at}::timestamptz
        FROM users u, clinic_members m
        WHERE u.id = s.user_id AND m.user_id = u.id AND m.clinic_id = ${clinicId}
          AND u.id <> ${clinicId} AND (${memberId}::int IS NULL OR u.id = ${memberId}::int)
          AND s.revoked_at IS NULL
          AND (s.acting_clinic_id = ${clinicId} OR (s.acting_clinic_id IS NULL AND u.role IS NULL))
        RETURNING s.user_id AS "userId", s.id AS "sessionId"`,

    stopActing: async (tx: IdentityTx, clinicId: number, userId: number): Promise<void> => {
      await tx.session.updateMany({
        where: { userId, actingClinicId: clinicId },
        data: { actingClinicId: null },
      });
    },
  };
}

export type ClinicTeamQueries = ReturnType<typeof createClinicTeamQueries>;
