export { createBlocksRepository, type BlocksRepository } from './blocks.repository';
export { blockedWith } from './blocks.queries';
export { createBlocksService, type BlocksService, type CloseOffersBetween } from './blocks.service';
