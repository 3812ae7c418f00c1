import type { Resolvers } from '../../generated/resolvers';

export const licenceSearchResolvers: Resolvers = {
  Query: {
    licenceHolders: async (_root, { number }, { info, services, loaders }) => {
      const ids = await services.licenceSearch.holderIds(info, number);
      const holders = await Promise.all(ids.map((id) => loaders.users.found(id)));
      return holders.flatMap((holder) => (holder ? [holder] : []));
    },
  },
};
