import { changeMemberRule, inviteMemberRule, LIMITS, memberRule, parseId } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  idempotent,
  notFound,
  parseInput,
  requireViewer,
  type Bus,
  type Clock,
  type DomainError,
  type RequestInfo,
  type Sealer,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { createSecretToken } from '../../secret-token';
import { requireOpen, type UsersQueries } from '../users';
import { authorizeInClinic, INVITATION_LIFE_MS } from './clinic-team.policy';
import type { ClinicMember, ClinicTeamQueries, EndedSession } from './clinic-team.queries';
import type { ListedMember } from './clinic-team.queries';

type Parts = {
  team: ClinicTeamQueries;
  users: UsersQueries;
  limits: IdentityLimits;
  database: IdentityDatabase;
  sealer: Sealer;
  live: Bus['live'];
  clock: Clock;
};

const lastOwner = (): DomainError => conflict('clinicTeam.lastOwner', { reasons: ['last_owner'] });

export function createClinicTeamService(parts: Parts) {
  const { team, users, limits, database, sealer, live, clock } = parts;

  /** Every change of a team waits for the clinic's lock: two owners cannot take each other's role. */
  async function lockTeam(tx: IdentityTx, clinicId: number): Promise<void> {
    const clinic = requireOpen(await users.lock(tx, clinicId));
    if (clinic.role !== 'clinic') throw notFound();
  }

  const listed = async (clinicId: number, id: number): Promise<ListedMember> => {
    const found = (await team.list(clinicId)).find((member) => member.id === id);
    if (!found) throw notFound();
    return found;
  };

  const announce = (
    tx: IdentityTx,
    { clinicId, userId, role }: ClinicMember,
    change: 'role' | 'left' | 'removed',
  ): Promise<unknown> =>
    userId === null
      ? Promise.resolve()
      : appendOutbox(tx, 'clinic.member-changed', {
          ...{ clinicId, userId, role, change },
          at: clock.now().toISOString(),
        });

  const signalEnded = async (ended: readonly EndedSession[]): Promise<void> => {
    for (const session of ended) await live.publish('session.revoked', session);
  };

  return {
    /** @throws DomainError UNAUTHENTICATED, NOT_FOUND unless a member, FORBIDDEN. */
    list: async (info: RequestInfo, id: string): Promise<ListedMember[]> => {
      const { userId } = requireViewer(info);
      const clinicId = parseId(id);
      if (clinicId === null) throw notFound();
      authorizeInClinic(await team.roleOf(clinicId, userId), 'readTeam');
      return team.list(clinicId);
    },

    /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT, RATE_LIMITED. */
    invite: async (info: RequestInfo, input: unknown): Promise<ListedMember> => {
      const { userId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      const { clinicId, email, role } = parseInput(inviteMemberRule, input);
      authorizeInClinic(await team.roleOf(clinicId, userId), 'editTeam');
      const { tokenHash, token } = createSecretToken();
      const sealed = await sealer.seal('account-link', { token }, INVITATION_LIFE_MS / 1000);
      const call = { operation: 'inviteClinicMember', input: { clinicId, email, role } };
      let isNew = false;
      const send = (tx: IdentityTx) =>
        idempotent(info, tx, call, async () => {
          await lockTeam(tx, clinicId);
          authorizeInClinic(await team.roleOf(clinicId, userId, tx), 'editTeam');
          if (await team.isMemberByEmail(tx, clinicId, email))
            throw conflict('clinicTeam.alreadyMember', {
              ...{ path: ['email'], reasons: ['already_member'] },
            });
          const max = LIMITS.clinicMembersMax;
          if ((await team.countOf(tx, clinicId)) >= max)
            throw conflict('clinicTeam.tooMany', { values: { max } });
          const invitedAt = clock.now();
          const expiresAt = new Date(invitedAt.getTime() + INVITATION_LIFE_MS);
          const invitation = { clinicId, email, role, tokenHash, invitedAt, expiresAt };
          const member = await team.putInvitation(tx, invitation);
          await appendOutbox(tx, 'clinic.member-invited', {
            ...{ clinicId, email, role, locale: info.locale, sealed },
            ...{ expiresAt: expiresAt.toISOString(), at: invitedAt.toISOString() },
          });
          isNew = true;
          return { id: member.id };
        });
      // Outside the transaction: the counter has a connection of its own.
      const { id } = await limits.countInvitation({ clinicId, email }, async () => ({
        ...(await database.transaction(send)),
        isNew,
      }));
      return listed(clinicId, id);
    },

    /** Also of an open invitation. @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT. */
    changeRole: async (info: RequestInfo, input: unknown): Promise<ListedMember> => {
      const { userId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      const { clinicId, memberId, role } = parseInput(changeMemberRule, input);
      const changed = await database.transaction(async (tx) => {
        await lockTeam(tx, clinicId);
        authorizeInClinic(await team.roleOf(clinicId, userId, tx), 'editTeam');
        const member = await team.byId(tx, clinicId, memberId);
        if (!member) throw notFound();
        if (member.role === role) return null;
        const isLast = member.role === 'owner' && (await team.countOwners(tx, clinicId)) === 1;
        if (member.userId !== null && isLast) throw lastOwner();
        const saved = await team.setRole(tx, memberId, role);
        if (member.userId !== userId) await announce(tx, saved, 'role');
        return saved;
      });
      if (changed?.userId)
        await live.publish('session.changed', { userId: changed.userId, sessionId: null });
      return listed(clinicId, memberId);
    },

    /**
     * Withdraws an invitation, or removes a member, whose sessions for the clinic end; members may leave.
     * @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT.
     */
    remove: async (info: RequestInfo, input: unknown): Promise<{ removedId: string }> => {
      const { userId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      const { clinicId, memberId } = parseInput(memberRule, input);
      const { ended, isLeaving } = await database.transaction(async (tx) => {
        // Person before clinic, as an acceptance locks them.
        const leaver = (await team.byId(tx, clinicId, memberId))?.userId ?? null;
        if (leaver !== null && leaver !== clinicId) await users.lock(tx, leaver);
        await lockTeam(tx, clinicId);
        const role = authorizeInClinic(await team.roleOf(clinicId, userId, tx), 'read');
        const member = await team.byId(tx, clinicId, memberId);
        const isLeaving = member?.userId === userId;
        if (!isLeaving) authorizeInClinic(role, 'editTeam');
        if (!member) throw notFound();
        if (member.userId !== null) {
          const isLast = member.role === 'owner' && (await team.countOwners(tx, clinicId)) === 1;
          if (isLast) throw lastOwner();
          if (member.userId === clinicId)
            throw conflict('clinicTeam.ownAccount', { reasons: ['own_account'] });
        }
        const ended =
          isLeaving || member.userId === null
            ? []
            : await team.endSessions(tx, clinicId, member.userId, clock.now());
        await team.remove(tx, memberId);
        if (member.userId !== null) await users.update(tx, { id: member.userId }, {});
        if (isLeaving) await team.stopActing(tx, clinicId, userId);
        await announce(tx, member, isLeaving ? 'left' : 'removed');
        return { ended, isLeaving };
      });
      await signalEnded(ended);
      if (isLeaving) await live.publish('session.changed', { userId, sessionId: null });
      return { removedId: String(memberId) };
    },

    /**
     * For a closing account: its members lose their sessions, and a clinic that it owned alone falls back
     * to the clinic's own account. @returns what to signal after the commit.
     */
    close: async (tx: IdentityTx, userId: number): Promise<EndedSession[]> => {
      for (const clinicId of await team.ownedBy(tx, userId)) {
        await users.lock(tx, clinicId);
        if ((await team.countOwners(tx, clinicId)) === 1) await team.makeOwner(tx, clinicId);
      }
      return team.endSessions(tx, userId, null, clock.now());
    },

    signalEnded,
  };
}

export type ClinicTeamService = ReturnType<typeof createClinicTeamService>;
