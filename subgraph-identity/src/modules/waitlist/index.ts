export { createWaitlistQueries } from './waitlist.queries';
export type { WaitlistEntry } from './waitlist.queries';
export { waitlistResolvers } from './waitlist.resolvers';
export { createWaitlistService } from './waitlist.service';
