export { createPromotionsQueries } from './promotions.queries';
export { promotionsResolvers } from './promotions.resolvers';
export { createPromotionsService } from './promotions.service';
export type { PromotionsService } from './promotions.service';
