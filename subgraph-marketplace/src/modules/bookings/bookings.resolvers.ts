import { isReviewOpen, LIVE_BOOKING_STATUSES, parseId, type BookingStatus } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../people';
import { changesOf } from '../reliability';
import { canSeeWaiverNote } from './bookings.policy';
import { confirmFrom, confirmUntil, releasesAt } from './cancellation/cancellation-price';
import type { Booking } from './bookings.types';

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

// Closing an account ends upcoming bookings, so the other side of one always exists.
const sideOf = (
  { status, endsAt }: Pick<Booking, 'status' | 'endsAt'>,
  id: number,
  { loaders, clock }: GraphContext,
) => (LIVE.includes(status) && endsAt > clock.now() ? { id } : memberOf(loaders, id));

export const bookingsResolvers: Resolvers = {
  Query: {
    myBookings: (_root, args, { info, services }) => services.bookingsReading.mine(info, args),
    booking: (_root, { id }, { loaders }) => loaders.visibleBooking.load(parseId(id) ?? 0),
    nextShift: (_root, _args, { info, services }) => services.bookingsReading.next(info),
    shiftCalendar: (_root, span, { info, services }) => services.shiftCalendar.read(info, span),
    openWaivers: (_root, args, { info, services }) =>
      services.bookingsReading.openWaivers(info, args),
  },
  Mutation: {
    confirmBooking: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.bookings.confirm(info, input) })),
    cancelBooking: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.bookings.cancel(info, input) })),
    undoCancellation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        booking: await services.bookings.undoCancellation(info, input),
      })),
    releaseBooking: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.bookings.release(info, input) })),
    proposeBookingChange: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.bookingChanges.propose(info, input) })),
    answerBookingChange: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.bookingChanges.answer(info, input) })),
    withdrawBookingChange: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.bookingChanges.withdraw(info, input) })),
    requestWaiver: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.waivers.request(info, input) })),
    decideWaiver: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.waivers.decide(info, input) })),
  },
  Job: {
    booking: ({ id }, _args, { loaders }) => loaders.bookingOfJob.load(id),
  },
  Booking: {
    __resolveReference: async ({ id, clinic = null, professional = null }, { loaders }) => {
      const booking = await loaders.visibleBooking.load(parseId(id) ?? 0);
      return booking && { ...booking, clinic, professional };
    },
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    clinic: (booking, _args, context) => sideOf(booking, booking.clinicId, context),
    professional: (booking, _args, context) => sideOf(booking, booking.professionalId, context),
    confirmFrom: (booking) => confirmFrom(booking).toISOString(),
    confirmUntil: (booking) => confirmUntil(booking)?.toISOString() ?? null,
    releasesAt: async (booking, _args, { loaders }) => {
      if (booking.atRiskSince === null) return null;
      const { professionalId, jobId, date } = booking;
      const [person, job] = await Promise.all([
        loaders.person.load(professionalId),
        loaders.visibleJob.load(jobId),
      ]);
      const isReviewed = person && job && isReviewOpen(person, { province: job.province, date });
      return releasesAt(booking, isReviewed === true)?.toISOString() ?? null;
    },
    actions: async (booking, _args, { info, services, loaders }) =>
      services.bookingsReading.actions(
        info,
        booking,
        await loaders.changesOfBooking.load(booking.id),
      ),
    cancellationPrice: async (booking, _args, { info, services, loaders }) => {
      const side = services.bookingsReading.cancellingSide(info, booking);
      if (side === null) return null;
      const facts =
        side === 'temp' ? await loaders.reliabilityFacts.load(booking.professionalId) : null;
      return services.bookingsReading.price(booking, side, facts ? changesOf(facts) : []);
    },
    cancellation: (booking) => (booking.cancelledAt === null ? null : booking),
    changes: ({ id }, _args, { loaders }) => loaders.changesOfBooking.load(id),
    calendarFile: async (booking, _args, { info, services, loaders }) =>
      services.bookingCalendarFile(info, booking, await loaders.visibleJob.load(booking.jobId)),
  },
  BookingCancellation: {
    by: ({ cancelledBy }) => cancelledBy,
    reason: ({ cancelReason }) => cancelReason,
    note: ({ cancelNote }) => cancelNote,
    at: ({ cancelledAt, createdAt }) => (cancelledAt ?? createdAt).toISOString(),
    undoUntil: ({ undoUntil, settledAt }) =>
      settledAt === null && undoUntil ? undoUntil.toISOString() : null,
    waiverNote: (booking, _args, { info }) =>
      canSeeWaiverNote(info.viewer, booking) ? booking.waiverNote : null,
  },
  CalendarEntry: {
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    application: ({ applicationId }, _args, { loaders }) =>
      applicationId === null ? null : loaders.visibleApplication.load(applicationId),
    invitation: ({ invitationId }, _args, { loaders }) =>
      invitationId === null ? null : loaders.visibleInvitation.load(invitationId),
  },
};
