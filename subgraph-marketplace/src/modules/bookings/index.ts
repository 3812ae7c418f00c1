export { newBooking } from './new-booking';
export { createBookingCreationRepository } from './create-booking.repository';
export { createBookings, type BookingServices } from './create-booking-services';
export { toDoubleBookingConflict } from './double-booking';
export { IS_LIVE } from './bookings.queries';
export { announceBooking } from './bookings.events';
export { createBookingLoaders, type BookingLoaders } from './bookings.loaders';
export { createBookingsRepository, type BookingsRepository } from './bookings.repository';
export { bookingsResolvers } from './bookings.resolvers';
export type { Booking } from './bookings.types';
export type { Cancellations } from './cancellation/cancel-booking';
export type { Settling } from './cancellation/settle-booking';
export type { BookingChange } from './changes/booking-changes.types';
export { createClashCheck } from './conflicts/find-clash';
export {
  createObstacleLoaders,
  obstaclesOfPeople,
  type ObstacleLoaders,
} from './conflicts/obstacles.repository';
export { clashOf, NEIGHBOURHOOD_HOURS, type WorkPlace } from './conflicts/travel-time';
export type { ShownPrice } from './lists/read-bookings';
export type { CalendarEntry } from './lists/shift-calendar.types';
export { createAcceptApplication } from './offers/accept-application';
export { createAcceptInvitation } from './offers/accept-invitation';
export { createApplicationLoaders, type ApplicationLoaders } from './offers/applications.loaders';
export {
  createApplicationsRepository,
  type ApplicationsRepository,
} from './offers/applications.repository';
export { applicationsResolvers } from './offers/applications.resolvers';
export { createApplicationsService } from './offers/applications.service';
export type { Application, OfferRound } from './offers/applications.types';
export { createApplicationClosing, type ApplicationClosing } from './offers/close-applications';
export { createInvitationClosing, type InvitationClosing } from './offers/close-invitations';
export { createOfferClosing } from './offers/close-offers-between';
export { createInvitationLoaders, type InvitationLoaders } from './offers/invitations.loaders';
export { createInvitationsRepository } from './offers/invitations.repository';
export { invitationsResolvers } from './offers/invitations.resolvers';
export { createInvitationsService } from './offers/invitations.service';
export type { Invitation } from './offers/invitations.types';
export { createInviteProfessional } from './offers/invite-professional';
export { createRefill, type FavouritesOf } from './offers/refill-shift';
export { createRefillRepository } from './offers/refill.repository';
export { SIDE_ACTIONS } from './transitions/application-transitions';
