import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { sideOf } from '../bookings';
import { checkInFrom, isCodeShown, noShowFrom } from './check-in.policy';

const isoOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export const checkInResolvers: Resolvers = {
  Booking: {
    checkInFrom: (booking) => checkInFrom(booking).toISOString(),
    checkInCode: (booking, _args, { info, clock }) =>
      isCodeShown(booking, sideOf(info.viewer, booking), clock.now()) ? booking.checkInCode : null,
    onMyWayAt: ({ onMyWayAt }) => isoOf(onMyWayAt),
    arrivedAt: ({ arrivedAt }) => isoOf(arrivedAt),
    checkedInAt: ({ checkedInAt }) => isoOf(checkedInAt),
    noShowFrom: (booking) => noShowFrom(booking).toISOString(),
    noShowAt: ({ noShowAt }) => isoOf(noShowAt),
    refillJobId: (booking, _args, { info }) =>
      booking.refillJobId !== null && sideOf(info.viewer, booking) === 'clinic'
        ? String(booking.refillJobId)
        : null,
  },
  Mutation: {
    reportOnMyWay: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.checkIn.onMyWay(info, input) })),
    reportLate: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.checkIn.late(info, input) })),
    reportArrival: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.checkIn.arrive(info, input) })),
    checkIn: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.checkIn.checkIn(info, input) })),
    refreshCheckInCode: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.checkIn.refreshCode(info, input) })),
    reportNoShow: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.checkIn.reportNoShow(info, input) })),
    refillShift: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.refillMissedShift(info, input) })),
  },
};
