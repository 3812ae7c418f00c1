export { createMarketplaceSubgraph } from './marketplace-subgraph';
export type { MarketplaceOptions, MarketplaceSubgraph } from './marketplace-subgraph';
export type { MarketplaceLimits, MarketplaceServices } from './services';
