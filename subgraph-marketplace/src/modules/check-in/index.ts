export { createCheckInGuards } from './check-in-guards';
export { checkInResolvers } from './check-in.resolvers';
export { createCheckInService, type CheckInService } from './check-in.service';
export { createRefillMissedShift, type RefillMissedShift } from './refill-missed-shift';
