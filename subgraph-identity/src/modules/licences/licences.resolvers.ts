import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import type { User } from '../users';
import { isInForce } from './licences.policy';

const inForce = async ({ id }: User, { loaders, clock }: GraphContext) =>
  (await loaders.licences.byUser.load(id)).filter((licence) => isInForce(licence, clock.now()));

export const licencesResolvers: Resolvers = {
  User: {
    hasLicence: async (user, _args, context) => (await inForce(user, context)).length > 0,
    verifiedProvinces: async (user, _args, context) => [
      ...new Set((await inForce(user, context)).map(({ province }) => province)),
    ],
    licences: async (user, _args, { loaders }) =>
      (await loaders.users.mayReadField('licences', user))
        ? loaders.licences.byUser.load(user.id)
        : [],
  },
};
