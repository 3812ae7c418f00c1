export { announceBooking, bookingChanged } from './bookings.events';
export { createBookingLoaders, type BookingLoaders } from './bookings.loaders';
export { createBookingsRepository, IS_LIVE, type BookingsRepository } from './bookings.repository';
export { bookingsResolvers } from './bookings.resolvers';
export { createBookingsService, type BookingsService } from './bookings.service';
export type { Booking } from './bookings.types';
