export { createBlockLoaders, type BlockLoaders } from './blocks.loaders';
export type { BlockedPerson } from './blocks.queries';
export { blockResolvers } from './blocks.resolvers';
export { isBlockedPair } from './blocks.queries';
export { createBlocksService, type BlocksService } from './blocks.service';
