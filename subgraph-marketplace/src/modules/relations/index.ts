export {
  createFavouritesQueries,
  favouritesOf,
  type FavouritesQueries,
} from './favourites.queries';
export { createFavouritesService, type FavouritesService } from './favourites.service';
export { createHiringQueries, type HiringQueries } from './hiring.queries';
export { createHiringService, type HiringService } from './hiring.service';
export { createRelationLoaders, type RelationLoaders } from './relations.loaders';
export { relationsResolvers } from './relations.resolvers';
export type { Favourite, HiringInterest } from './relations.types';
