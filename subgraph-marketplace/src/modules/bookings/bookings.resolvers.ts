import {
  isBookingAsked,
  isReviewOpen,
  LIVE_BOOKING_STATUSES,
  parseId,
  type BookingStatus,
} from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { credentialDay, memberOf } from '../people';
import { changesOf } from '../reliability';
import { openActions } from './booking-guards';
import { canSeeWaiverNote, sideOf as viewerSideOf } from './bookings.policy';
import { confirmFrom, confirmUntil, releasesAt } from './cancellation/cancellation-price';
import type { Booking } from './bookings.types';

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

// Closing an account ends upcoming bookings, so the other side of one always exists.
const memberSide = (
  { status, endsAt }: Pick<Booking, 'status' | 'endsAt'>,
  id: number,
  { loaders, clock }: GraphContext,
) => (LIVE.includes(status) && endsAt > clock.now() ? { id } : memberOf(loaders, id));

const actionsOf = async (booking: Booking, context: GraphContext): Promise<string[]> => {
  const side = viewerSideOf(context.info.viewer, booking);
  return openActions(context.services.bookingGuards, { booking, side, context });
};

const isAsked = async (booking: Booking, context: GraphContext): Promise<boolean> => {
  const { services, loaders, clock } = context;
  const actions = await actionsOf(booking, context);
  const isPaymentHeld = await services.invoices.isPaymentHeld(booking, loaders);
  return isBookingAsked({ actions, endsAt: booking.endsAt, isPaymentHeld }, clock.now());
};

async function releaseOf(booking: Booking, { loaders }: GraphContext): Promise<string | null> {
  if (booking.atRiskSince === null) return null;
  const [person, job] = await Promise.all([
    loaders.person.load(booking.professionalId),
    loaders.visibleJob.load(booking.jobId),
  ]);
  const day = job && credentialDay({ ...booking, province: job.province });
  const isReviewed = person !== null && day !== null && isReviewOpen(person, day);
  return releasesAt(booking, isReviewed)?.toISOString() ?? null;
}

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
    clinic: (booking, _args, context) => memberSide(booking, booking.clinicId, context),
    professional: (booking, _args, context) => memberSide(booking, booking.professionalId, context),
    confirmFrom: (booking) => confirmFrom(booking).toISOString(),
    confirmUntil: (booking) => confirmUntil(booking)?.toISOString() ?? null,
    releasesAt: (booking, _args, context) => releaseOf(booking, context),
    actions: (booking, _args, context) => actionsOf(booking, context),
    history: ({ id }, _args, { loaders }) => loaders.historyOfBooking.load(id),
    cancellationPrice: async (booking, _args, { info, services, loaders }) => {
      const side = services.bookingsReading.cancellingSide(info, booking);
      if (side === null) return null;
      if (side === 'clinic') return services.bookingsReading.price(booking, null);
      const [facts, ladder] = await Promise.all([
        loaders.reliabilityFacts.load(booking.professionalId),
        loaders.reliabilityLadder.load('current'),
      ]);
      const score = facts ? changesOf(facts) : [];
      return ladder && services.bookingsReading.price(booking, { ladder, score });
    },
    cancellation: (booking) => (booking.cancelledAt === null ? null : booking),
    changes: ({ id }, _args, { loaders }) => loaders.changesOfBooking.load(id),
    calendarFile: async (booking, _args, { info, services, loaders }) => {
      const job = await loaders.visibleJob.load(booking.jobId);
      const location = job?.locationId ? await loaders.location.load(job.locationId) : null;
      return services.bookingCalendarFile(info, booking, job, location);
    },
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
  BookingStep: {
    at: ({ at }) => at.toISOString(),
  },
  CalendarEntry: {
    needsAnswer: ({ booking, needsAnswer }, _args, context) =>
      booking === null ? needsAnswer : isAsked(booking, context),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    application: ({ applicationId }, _args, { loaders }) =>
      applicationId === null ? null : loaders.visibleApplication.load(applicationId),
    invitation: ({ invitationId }, _args, { loaders }) =>
      invitationId === null ? null : loaders.visibleInvitation.load(invitationId),
  },
};
