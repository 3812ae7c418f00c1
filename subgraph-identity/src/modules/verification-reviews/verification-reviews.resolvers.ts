import { currentDateIn } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { nextDeadline } from '../regulators';
import type { VerificationRef } from './verification-reviews.repository';

/** The regulator of a licence, or of the person's own place for a licence document. */
async function regulatorOf({ kind, id, userId }: VerificationRef, { loaders }: GraphContext) {
  const person = await loaders.users.visible(userId);
  const licence = kind === 'licence' ? await loaders.licences.byId.load(id) : null;
  const province = licence?.province ?? person?.province;
  if (!province || !person?.role) return null;
  return loaders.regulators.load(`${province}/${person.role}`);
}

async function defaultExpiryOf(item: VerificationRef, context: GraphContext) {
  if (item.expiresOn) return item.expiresOn;
  if (item.kind === 'document') {
    const document = await context.loaders.documents.byId.load(item.id);
    if (document?.documentType !== 'license') return null;
  }
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
      kind === 'document' ? loaders.documents.byId.load(id) : null,
    person: ({ userId }, _args, { loaders }) => loaders.users.visible(userId),
    regulator: (item, _args, context) => regulatorOf(item, context),
    defaultExpiry: (item, _args, context) => defaultExpiryOf(item, context),
    submittedAt: ({ submittedAt }) => submittedAt.toISOString(),
  },
};
