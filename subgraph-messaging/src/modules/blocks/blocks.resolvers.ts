import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';

const NO_USER = 0;

export const blockResolvers: Resolvers = {
  Query: {
    blockedPeople: (_, _args, { info, services }) => services.blocks.mine(info),
  },
  Mutation: {
    blockPerson: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ user: await services.blocks.block(info, input) })),
    unblockPerson: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ user: await services.blocks.unblock(info, input) })),
  },
  BlockedPerson: {
    person: ({ blockedId }, _, context) => memberOf(context, blockedId),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
  User: {
    __resolveReference: ({ id }) => ({ id }),
    isBlocked: async ({ id }, _, { userId, loaders }) =>
      userId === NO_USER ? null : (await loaders.ownBlock.load(parseId(id) ?? NO_USER)) !== null,
  },
};
