import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const scheduleResolvers: Resolvers = {
  Query: {
    mySchedule: (_root, args, { info, services }) => services.schedule.mine(info, args),
    schedule: (_root, args, { info, services, loaders }) =>
      services.schedule.of(info, args, loaders),
  },
  Mutation: {
    addScheduleSlot: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ slot: await services.schedule.add(info, input) })),
    removeScheduleSlot: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        slotId: String(await services.schedule.remove(info, input)),
      })),
  },
  ScheduleSlot: {
    userId: ({ personId }) => String(personId),
  },
};
