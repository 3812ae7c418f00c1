export { createBlocksRepository, type BlocksRepository } from './blocks.repository';
export { blockedWith, isBlockedPair } from './blocks.rows';
export { createBlocksService, type BlocksService, type PartPeople } from './blocks.service';
