import type { Resolvers } from '../../generated/resolvers';
import { parseRowId } from '../../row-ids';

export const bookingsResolvers: Resolvers = {
  Query: {
    myBookings: (_root, args, { info, services }) => services.bookings.mine(info, args),
  },
  Job: {
    booking: ({ id }, _args, { loaders }) => loaders.bookingOfJob.load(id),
  },
  Booking: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleBooking.load(parseRowId(id) ?? 0),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    clinic: ({ clinicId }) => ({ id: clinicId }),
    professional: ({ professionalId }) => ({ id: professionalId }),
  },
};
