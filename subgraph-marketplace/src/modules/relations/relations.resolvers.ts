import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../people';
import { ownsInterest } from './relations.policy';

const NO_ROW = 0;

export const relationsResolvers: Resolvers = {
  Query: {
    favourites: (_root, _args, { info, services }) => services.favourites.mine(info),
    hiringInterests: (_root, args, { info, services }) => services.hiring.mine(info, args),
  },
  Mutation: {
    addFavourite: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ user: await services.favourites.add(info, input) })),
    removeFavourite: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ user: await services.favourites.remove(info, input) })),
    setHiringInterest: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ hiringInterest: await services.hiring.set(info, input) })),
  },
  User: {
    isFavourite: async ({ id }, _args, { info, loaders }) =>
      info.viewer && (await loaders.favourite.load(id)) !== null,
    comingBookings: ({ id }, _args, { info, loaders }) =>
      info.viewer && loaders.comingBookings.load(id),
    hiringInterest: ({ id }, _args, { loaders }) => loaders.ownInterest.load(id),
  },
  Favourite: {
    person: ({ personId }, _args, { loaders }) => memberOf(loaders, personId),
  },
  HiringInterest: {
    __resolveReference: ({ id }, { loaders }) =>
      loaders.visibleInterest.load(parseId(id) ?? NO_ROW),
    clinic: ({ clinicId }, _args, { loaders }) => memberOf(loaders, clinicId),
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
    notes: (interest, _args, { info }) =>
      ownsInterest(info.viewer, interest) ? interest.notes : null,
  },
};
