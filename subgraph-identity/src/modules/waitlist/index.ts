export { createWaitlistRepository } from './waitlist.repository';
export type { WaitlistEntry } from './waitlist.repository';
export { waitlistResolvers } from './waitlist.resolvers';
export { createWaitlistService } from './waitlist.service';
