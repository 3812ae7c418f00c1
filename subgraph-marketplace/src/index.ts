export { socialEnv, socialSettingsOf } from './modules/social';
export { createMarketplaceSubgraph } from './subgraph';
export type { MarketplaceOptions, MarketplaceSubgraph } from './subgraph';
export type { MarketplaceLimits } from './limits';
export type { MarketplaceServices } from './services';
