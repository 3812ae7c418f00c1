export type { BookingGuard } from './booking-guards';
export { announceBooking, bookingFacts } from './bookings.events';
export {
  BOOKING_COLUMNS,
  createBookingsQueries,
  IS_LIVE,
  type BookingsQueries,
} from './bookings.queries';
export { bookingsResolvers } from './bookings.resolvers';
export { canSee as canSeeParties, requireSide, sideOf } from './bookings.policy';
export { newCheckInCode } from './check-in-code';
export { Booking } from './bookings.types';
export type { BookingStep } from './bookings.types';
export type { BookingLock, LockedBooking, OwnBooking } from './lock-booking';
export {
  canTransition,
  requireTransition,
  type ApplySteps,
  type ApplyTransition,
  type BookingTransition,
} from './transitions/booking-transitions';
export type { Cancellations } from './cancellation/cancel-booking';
export type { Settling } from './cancellation/settle-booking';
export type { BookingChange } from './changes/booking-changes.types';
export { requireCredentialOfExisting } from './conflicts/booking-checks';
export { clashOf, NEIGHBOURHOOD_HOURS, type WorkPlace } from './conflicts/travel-time';
export { shownText } from './shown-text';
export { saveBookings } from './create-booking.queries';
export {
  createBookings,
  type BookingModuleLoaders,
  type BookingServices,
} from './create-booking-services';
export type { CancellationPrice } from './lists/read-bookings';
export type { CalendarEntry, ShiftCalendar } from './lists/shift-calendar.service';
export type { AnswerBooking } from './offers/book-answer';
export { createApplicationsQueries } from './offers/applications.queries';
export type { OfferClosing } from './offers/close-offers';
export { pendingCounts, type PendingCount } from './offers/pending-applications.queries';
export type { Refill } from './offers/refill-shift';
export { offersResolvers } from './offers/offers.resolvers';
export type { Application, Invitation, OfferRound } from './offers/offers.types';
export { SIDE_ACTIONS } from './transitions/application-transitions';
