export { createBlocksRepository, type BlocksRepository } from './blocks.repository';
export { blockedWith, isBlockedPair } from './blocks.rows';
export { createBlocksService, type BlocksService } from './blocks.service';
