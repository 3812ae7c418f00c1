import {
  actForClinicRule,
  invitationTokenRule,
  greetingName,
  joinClinicRule,
  type ClinicRole,
} from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  notFound,
  parseInput,
  requireViewer,
  type Bus,
  type Clock,
  type DomainError,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { secretTokenHash } from '../../secret-token';
import {
  requireOpen,
  requireSystem,
  type User,
  type UsersQueries,
  type UsersService,
} from '../users';
import type { ClinicMember, ClinicTeamQueries } from './clinic-team.queries';

export type Membership = { clinic: User; role: ClinicRole; isActing: boolean };
export type Invitation = {
  clinicName: string;
  city: string | null;
  role: ClinicRole;
  email: string;
  hasAccount: boolean;
  expiresAt: Date;
};

export type NewMember = {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  role: ClinicRole;
};
type OpenInvitation = ClinicMember & { email: string; expiresAt: Date };

type Parts = {
  team: ClinicTeamQueries;
  users: UsersQueries;
  accounts: Pick<UsersService, 'register'>;
  limits: IdentityLimits;
  database: IdentityDatabase;
  live: Bus['live'];
  clock: Clock;
};

const invalid = (): DomainError =>
  conflict('clinicTeam.invitationInvalid', { reasons: ['invitation_invalid'] });
const used = (): DomainError =>
  conflict('clinicTeam.invitationUsed', { reasons: ['invitation_used'] });

export function createJoinClinicService(parts: Parts) {
  const { team, users, accounts, limits, database, live, clock } = parts;

  /** @throws DomainError CONFLICT unless the invitation is open. */
  function requireOpenInvitation(found: ClinicMember | null): OpenInvitation {
    if (found?.userId) throw used();
    if (!found?.email || !found.expiresAt || found.expiresAt <= clock.now()) throw invalid();
    return { ...found, email: found.email, expiresAt: found.expiresAt };
  }

  const find = async (token: string): Promise<OpenInvitation> => {
    const tokenHash = secretTokenHash(token);
    return requireOpenInvitation(tokenHash && (await team.byTokenHash(tokenHash)));
  };

  /** Under the clinic's lock: one of many acceptances of a link succeeds. */
  async function enter(tx: IdentityTx, token: string, asked: OpenInvitation, user: User) {
    const clinic = await users.lock(tx, asked.clinicId);
    if (!clinic?.isActive) throw invalid();
    const tokenHash = secretTokenHash(token);
    const open = requireOpenInvitation(tokenHash && (await team.byTokenHash(tokenHash, tx)));
    if (open.email.toLowerCase() !== user.email.toLowerCase())
      throw conflict('clinicTeam.otherAccount', {
        ...{ values: { email: open.email }, reasons: ['other_account'] },
      });
    if ((await team.roleOf(open.clinicId, user.id, tx)) !== null)
      throw conflict('clinicTeam.alreadyMember', { reasons: ['already_member'] });
    const now = clock.now();
    const member = await team.join(tx, open.id, user.id, now);
    // Other subgraphs learn where the person is a member.
    await users.update(tx, user, {});
    const { clinicId, role } = member;
    await appendOutbox(tx, 'clinic.member-changed', {
      ...{ clinicId, userId: user.id, role, change: 'joined' as const },
      at: now.toISOString(),
    });
    return clinic;
  }

  const membershipsOf = async (userId: number, actingId: number | null): Promise<Membership[]> => {
    const memberships = await team.ofUser(userId);
    if (memberships.length === 0) return [];
    const clinics = await users.byIds(memberships.map(({ clinicId }) => clinicId));
    const known = new Map(clinics.map((clinic) => [clinic.id, clinic]));
    return memberships.flatMap(({ clinicId, role }) => {
      const clinic = known.get(clinicId);
      return clinic ? [{ clinic, role, isActing: actingId === clinicId }] : [];
    });
  };

  /** A session that has just been opened acts for the default. */
  async function clinicsOf({ viewer }: RequestInfo, user: User): Promise<Membership[]> {
    if (viewer?.userId === user.id) return membershipsOf(user.id, viewer.actingClinicId);
    const found = await membershipsOf(user.id, null);
    const isDefault = ({ clinic }: Membership, index: number) =>
      clinic.id === user.id || (user.role === null && !user.isAdmin && index === 0);
    return found.map((one, index) => ({ ...one, isActing: isDefault(one, index) }));
  }

  return {
    clinicsOf,

    /** Null unless the invitation of an open clinic can be accepted. */
    preview: async (token: string): Promise<Invitation | null> => {
      const tokenHash = secretTokenHash(token);
      const found = tokenHash && (await team.byTokenHash(tokenHash));
      if (!found?.email || !found.expiresAt || found.expiresAt <= clock.now()) return null;
      const [clinic] = await users.byIds([found.clinicId]);
      if (!clinic?.isActive) return null;
      const { email, role, expiresAt } = found;
      const hasAccount = (await users.byEmail(email)) !== null;
      const clinicName = greetingName(clinic);
      return { clinicName, city: clinic.city, role, email, hasAccount, expiresAt };
    },

    /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, CONFLICT, RATE_LIMITED. */
    accept: async (info: RequestInfo, input: unknown): Promise<Membership> => {
      const { userId, sessionId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      const { token } = parseInput(invitationTokenRule, input);
      const asked = await find(token);
      const clinic = await database.transaction(async (tx) => {
        const user = requireOpen(await users.lock(tx, userId));
        const joined = await enter(tx, token, asked, user);
        // Opening the mailed link proves the address.
        if (!user.emailConfirmedAt) await users.update(tx, user, { emailConfirmedAt: clock.now() });
        if (sessionId !== null) await team.setActing(tx, { userId, sessionId }, joined.id);
        return joined;
      });
      await live.publish('session.changed', { userId, sessionId });
      return { clinic, role: asked.role, isActing: true };
    },

    /** @throws DomainError VALIDATION_FAILED, CONFLICT, RATE_LIMITED by address. */
    join: async (info: RequestInfo, input: unknown): Promise<{ email: string }> => {
      const { token, ...person } = parseInput(joinClinicRule, input);
      const asked = await find(token);
      const account = { ...person, email: asked.email, promotionalCode: null, isEmailProven: true };
      return accounts.register(info, account, async (tx, user) => {
        await enter(tx, token, asked, user);
        return { email: user.email };
      });
    },

    /** For tools: a new account that works for a clinic. @throws DomainError FORBIDDEN unless a service acts. */
    enrol: async (
      info: RequestInfo,
      clinicId: number,
      { role, ...person }: NewMember,
    ): Promise<User> => {
      requireSystem(info);
      return accounts.register(info, { ...person, promotionalCode: null }, async (tx, user) => {
        await team.add(tx, { clinicId, userId: user.id, role, joinedAt: clock.now() });
        return users.update(tx, user, {});
      });
    },

    /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED, NOT_FOUND unless a member. */
    actFor: async (info: RequestInfo, input: unknown): Promise<Membership[]> => {
      const { userId, sessionId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      const { clinicId } = parseInput(actForClinicRule, input);
      const memberships = await membershipsOf(userId, clinicId);
      if (clinicId !== null && !memberships.some(({ clinic }) => clinic.id === clinicId))
        throw notFound();
      if (sessionId !== null) {
        await database.transaction((tx) => team.setActing(tx, { userId, sessionId }, clinicId));
        await live.publish('session.changed', { userId, sessionId });
      }
      return memberships;
    },
  };
}

export type JoinClinicService = ReturnType<typeof createJoinClinicService>;
