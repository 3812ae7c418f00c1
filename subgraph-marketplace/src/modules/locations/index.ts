export { createLocationLoaders, type LocationLoaders } from './locations.loaders';
export { createLocationsRepository, type LocationsRepository } from './locations.repository';
export { locationsResolvers } from './locations.resolvers';
export { createLocationsService, type LocationsService } from './locations.service';
export type { ClinicLocation } from './locations.types';
