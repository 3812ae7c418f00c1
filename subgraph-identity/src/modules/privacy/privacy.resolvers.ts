import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { isSelf } from './privacy.policy';

export const privacyResolvers: Resolvers = {
  User: {
    dataExports: (user, _args, { info, loaders }) =>
      isSelf(info, user.id) ? loaders.privacy.exportsOf(user.id) : [],
    consents: (user, _args, { info, loaders }) =>
      isSelf(info, user.id) ? loaders.privacy.consentsOf(user.id) : [],
  },
  DataExport: {
    partsDone: ({ parts }) => parts.length,
    partsTotal: (_export, _args, { services }) => services.exports.partsTotal,
    requestedAt: ({ requestedAt }) => requestedAt.toISOString(),
    readyAt: ({ readyAt }) => readyAt?.toISOString() ?? null,
    expiresAt: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
    url: (dataExport, _args, { services }) => services.exports.linkTo(dataExport),
  },
  Consent: { at: ({ at }) => at.toISOString() },
  Mutation: {
    requestDataExport: (_root, _args, { info, services }) =>
      outcome(info, async () => ({ dataExport: await services.exports.request(info) })),
    setConsent: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        consent: await services.consents.set(info, input.purpose, input.isGiven, input.textVersion),
      })),
    closeAccount: async (_root, { input }, { info, services }) => ({
      isClosed: false,
      ...(await outcome(info, () => services.erasure.close(info, input.password))),
    }),
  },
};
