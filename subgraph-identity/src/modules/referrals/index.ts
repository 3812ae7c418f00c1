export { createReferralsRepository } from './referrals.repository';
export { referralsResolvers } from './referrals.resolvers';
export { createReferralsService, type ReferralsService } from './referrals.service';
