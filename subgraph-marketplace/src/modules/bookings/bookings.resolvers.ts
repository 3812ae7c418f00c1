import { parseId } from '@tbt/contracts';
import type { Resolvers } from '../../generated/resolvers';

export const bookingsResolvers: Resolvers = {
  Query: {
    myBookings: (_root, args, { info, services }) => services.bookings.mine(info, args),
  },
  Job: {
    booking: ({ id }, _args, { loaders }) => loaders.bookingOfJob.load(id),
  },
  Booking: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleBooking.load(parseId(id) ?? 0),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    clinic: ({ clinicId }) => ({ id: clinicId }),
    professional: ({ professionalId }) => ({ id: professionalId }),
  },
};
