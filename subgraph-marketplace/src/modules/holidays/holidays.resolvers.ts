import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const holidaysResolvers: Resolvers = {
  Query: {
    holidays: (_root, args, { info, services }) => services.holidays.ofYear(info, args),
  },
  Mutation: {
    setHoliday: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ holiday: await services.holidays.set(info, input) })),
  },
  Holiday: {
    id: ({ province, date }) => `${province}/${date}`,
  },
};
