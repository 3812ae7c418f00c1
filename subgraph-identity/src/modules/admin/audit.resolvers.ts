import type { Resolvers } from '../../generated/resolvers';

const USER_ACTOR = /^user:(\d+)$/;

export const auditResolvers: Resolvers = {
  Query: {
    auditIntegrity: (_root, _args, { info, services }) => services.audit.integrity(info),
  },
  AuditEntry: {
    id: ({ id }) => id.toString(),
    at: ({ at }) => at.toISOString(),
    actorPerson: ({ actor }, _args, { loaders }) => {
      const id = USER_ACTOR.exec(actor)?.[1];
      return id ? loaders.users.visible(id) : null;
    },
  },
  User: {
    auditTrail: (user, args, { info, services }) =>
      info.viewer?.isAdmin ? services.audit.trailOf(info, user.id, args) : null,
  },
};
