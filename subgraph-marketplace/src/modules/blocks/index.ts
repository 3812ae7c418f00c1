export { createBlocksQueries, type BlocksQueries } from './blocks.queries';
export { blockedWith, isBlockedPair } from './blocks.queries';
export { createBlocksService, type BlocksService, type CloseOffersBetween } from './blocks.service';
