export { createMarketplaceSubgraph } from './subgraph';
export type { MarketplaceOptions, MarketplaceSubgraph } from './subgraph';
export type { MarketplaceLimits, MarketplaceServices } from './services';
