export { atLocation } from './locations.types';
export { isAt, isOfShiftAt } from './at-location.queries';
export { createLocationLoaders, type LocationLoaders } from './locations.loaders';
export { createLocationsRepository, type LocationsRepository } from './locations.repository';
export { locationsResolvers } from './locations.resolvers';
export { createLocationsService, type LocationsService } from './locations.service';
export type { AtLocation, ClinicLocation } from './locations.types';
