import { effectiveTier, hasClinicPermission } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { planStateOf } from '../users';
import type { Membership } from './join-clinic.service';

const at = (date: Date | null): string | null => date?.toISOString() ?? null;
const readsPlan = ({ role }: Membership): boolean => hasClinicPermission(role, 'readPlan');

export const clinicTeamResolvers: Resolvers = {
  Query: {
    clinicMembers: (_root, { clinicId }, { info, services }) =>
      services.clinicTeam.list(info, clinicId),
    clinicInvitation: (_root, { token }, { services }) => services.joinClinic.preview(token),
  },
  Mutation: {
    inviteClinicMember: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ member: await services.clinicTeam.invite(info, input) })),
    changeClinicMember: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ member: await services.clinicTeam.changeRole(info, input) })),
    removeClinicMember: (_root, { input }, { info, services }) =>
      outcome(info, () => services.clinicTeam.remove(info, input)),
    acceptClinicInvitation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ membership: await services.joinClinic.accept(info, input) })),
    joinClinic: (_root, { input }, { info, services }) =>
      outcome(info, () => services.joinClinic.join(info, input)),
    actForClinic: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ memberships: await services.joinClinic.actFor(info, input) })),
  },
  User: {
    clinics: (user, _args, { info, services, loaders }) =>
      loaders.users.isSelf(user) ? services.joinClinic.clinicsOf(info, user) : [],
  },
  ClinicMember: {
    status: ({ userId }) => (userId === null ? 'invited' : 'active'),
    isClinicAccount: ({ userId, clinicId }) => userId === clinicId,
    isYou: ({ userId }, _args, { info }) => userId !== null && userId === info.viewer?.userId,
    invitedAt: ({ invitedAt }) => at(invitedAt),
    expiresAt: ({ expiresAt }) => at(expiresAt),
    joinedAt: ({ joinedAt }) => at(joinedAt),
  },
  ClinicMembership: {
    clinicId: ({ clinic }) => String(clinic.id),
    plan: ({ clinic }, _args, { clock }) =>
      effectiveTier(planStateOf(clinic), clock.now()) ?? 'none',
    subscriptionStatus: (one) =>
      readsPlan(one) ? planStateOf(one.clinic).subscriptionStatus : null,
    subscriptionTier: (one) => (readsPlan(one) ? planStateOf(one.clinic).subscriptionTier : null),
    subscriptionEndsAt: (one) =>
      readsPlan(one) ? at(planStateOf(one.clinic).subscriptionEndsAt) : null,
  },
  ClinicInvitation: {
    expiresAt: ({ expiresAt }) => expiresAt.toISOString(),
  },
};
