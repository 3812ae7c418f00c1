export { createOfficePackLoaders } from './office-packs.loaders';
export type { OfficePackLoaders } from './office-packs.loaders';
export { createOfficePacksRepository } from './office-packs.repository';
export type { OfficePack, OfficePacksRepository } from './office-packs.repository';
export { officePacksResolvers } from './office-packs.resolvers';
export { createOfficePacksService } from './office-packs.service';
export type { OfficePacksService } from './office-packs.service';
