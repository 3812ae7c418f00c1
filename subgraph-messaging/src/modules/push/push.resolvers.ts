import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const pushResolvers: Resolvers = {
  Query: {
    pushKey: (_, _args, { services }) => services.push.publicKey,
    myPushDevices: (_, _args, { info, services }) => services.push.devices(info),
  },
  Mutation: {
    addPushSubscription: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ device: await services.push.add(info, input) })),
    removePushSubscription: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ devices: await services.push.remove(info, input) })),
    sendTestPush: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ device: await services.push.sendTest(info, input) })),
  },
  PushDevice: {
    id: ({ id }) => String(id),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    lastUsedAt: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
  },
};
