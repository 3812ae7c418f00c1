import { currentDateIn } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { nextDeadline } from '../regulators';
import type { VerificationRef } from './verification-reviews.queries';

/** Only licences have a regulator. */
async function regulatorOf({ kind, id, userId }: VerificationRef, { loaders }: GraphContext) {
  if (kind === 'document') return null;
  const person = await loaders.users.visible(userId);
  const licence = await loaders.licences.byId.load(id);
  if (!licence || !person?.role) return null;
  return loaders.regulators.load(`${licence.province}/${person.role}`);
}

async function defaultExpiryOf(item: VerificationRef, context: GraphContext) {
  if (item.expiresOn || item.kind === 'document') return item.expiresOn;
  const regulator = await regulatorOf(item, context);
  const today = currentDateIn(regulator?.province ?? null, context.clock.now());
  return nextDeadline(regulator?.deadline ?? null, today);
}

export const verificationReviewsResolvers: Resolvers = {
  Query: {
    verificationQueue: (_root, args, { info, services }) => services.reviews.queue(info, args),
    comingExpiries: (_root, args, { info, services }) => services.reviews.expiries(info, args),
  },
  Mutation: {
    decideVerification: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ item: await services.reviews.decide(info, input) })),
  },
  VerificationItem: {
    id: ({ kind, id }) => `${kind}:${id}`,
    licence: ({ kind, id }, _args, { loaders }) =>
      kind === 'licence' ? loaders.licences.byId.load(id) : null,
    document: ({ kind, id }, _args, { loaders }) =>
      kind === 'document' ? loaders.documents.byId.load(id) : loaders.documents.byLicence.load(id),
    person: ({ userId }, _args, { loaders }) => loaders.users.visible(userId),
    regulator: (item, _args, context) => regulatorOf(item, context),
    defaultExpiry: (item, _args, context) => defaultExpiryOf(item, context),
    submittedAt: ({ submittedAt }) => submittedAt.toISOString(),
    alsoFiledBy: async ({ kind, id }, _args, { loaders }) => {
      if (kind === 'document') return [];
      const holders = await loaders.licences.otherHolders.load(id);
      const users = await Promise.all(holders.map(({ userId }) => loaders.users.visible(userId)));
      return users.filter((user) => user !== null);
    },
  },
};
