import { amountOfMinutes } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { sideOf } from '../bookings';
import { answerUntil } from './hours.events';
import { hoursFormOf } from './place-worked-hours';

export const hoursResolvers: Resolvers = {
  Mutation: {
    sendHours: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.hours.send(info, input) })),
    approveHours: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.hours.approve(info, input) })),
    acceptHours: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ booking: await services.hours.accept(info, input) })),
  },
  Booking: {
    hours: async (booking, _args, { loaders }) => {
      const [latest] = await loaders.timesheetsOfBooking.load(booking.id);
      return latest && latest.status !== 'replaced'
        ? { ...latest, hourlyRate: booking.hourlyRate }
        : null;
    },
    timesheets: async ({ id, hourlyRate }, _args, { loaders }) =>
      (await loaders.timesheetsOfBooking.load(id)).map((sheet) => ({ ...sheet, hourlyRate })),
    hoursUntil: async ({ id, status }, _args, { loaders }) => {
      const sheets = await loaders.timesheetsOfBooking.load(id);
      const waiting = sheets.find((sheet) => sheet.status === 'submitted');
      return waiting && status === 'completed' ? answerUntil(waiting).toISOString() : null;
    },
    hoursForm: (booking, _args, { info, clock }) => {
      const side = sideOf(info.viewer, booking);
      const now = clock.now();
      return side !== null && now >= booking.startsAt ? hoursFormOf(booking, side, now) : null;
    },
  },
  Timesheet: {
    amount: ({ minutes, hourlyRate }) => amountOfMinutes(minutes, hourlyRate),
  },
};
