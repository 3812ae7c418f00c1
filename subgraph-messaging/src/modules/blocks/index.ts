export { createBlockLoaders, type BlockLoaders } from './blocks.loaders';
export type { BlockedPerson } from './blocks.repository';
export { blockResolvers } from './blocks.resolvers';
export { isBlockedPair } from './blocks.queries';
export { createBlocksService, type BlocksService } from './blocks.service';
