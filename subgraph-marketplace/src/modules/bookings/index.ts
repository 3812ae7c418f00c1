export { announceBooking, bookingFacts } from './bookings.events';
export { sideOf } from './bookings.policy';
export { createBookingsQueries, type BookingsQueries } from './bookings.queries';
export { bookingsResolvers } from './bookings.resolvers';
export type { Booking } from './bookings.types';
export type { Cancellations } from './cancellation/cancel-booking';
export type { Settling } from './cancellation/settle-booking';
export type { BookingChange } from './changes/booking-changes.types';
export { clashOf, NEIGHBOURHOOD_HOURS, type WorkPlace } from './conflicts/travel-time';
export { saveBookings } from './create-booking.queries';
export {
  createBookings,
  type BookingModuleLoaders,
  type BookingServices,
} from './create-booking-services';
export type { CancellationPrice } from './lists/read-bookings';
export type { CalendarEntry } from './lists/shift-calendar.service';
export type { BookingLock, LockedBooking } from './lock-booking';
export { createApplicationsQueries } from './offers/applications.queries';
export type { OfferClosing } from './offers/close-offers';
export { offersResolvers } from './offers/offers.resolvers';
export type { Application, Invitation, OfferRound } from './offers/offers.types';
export { SIDE_ACTIONS } from './transitions/application-transitions';
export {
  canTransition,
  requireTransition,
  type ApplyTransition,
} from './transitions/booking-transitions';
