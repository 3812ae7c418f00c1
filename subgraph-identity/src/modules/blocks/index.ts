export { createBlocksQueries } from './blocks.queries';
export type { BlocksQueries } from './blocks.queries';
export { createBlocksService } from './blocks.service';
