export {
  createFavouritesRepository,
  favouritesOf,
  type FavouritesRepository,
} from './favourites.repository';
export { createFavouritesService, type FavouritesService } from './favourites.service';
export { createHiringRepository, type HiringRepository } from './hiring.repository';
export { createHiringService, type HiringService } from './hiring.service';
export { createRelationLoaders, type RelationLoaders } from './relations.loaders';
export { relationsResolvers } from './relations.resolvers';
export type { Favourite, HiringInterest } from './relations.types';
