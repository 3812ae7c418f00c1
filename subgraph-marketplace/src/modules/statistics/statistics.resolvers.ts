import { idOfSide } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../people';

export const statisticsResolvers: Resolvers = {
  Query: {
    clinicDashboard: (_root, args, { info, services }) => services.dashboard.read(info, args),
    earnings: async (_root, input, { info, services, loaders }) => {
      const asked = await services.earnings.ofProfessional(info, { input, loaders });
      return services.earnings.read(asked, loaders);
    },
    spending: async (_root, input, { info, services, loaders }) => {
      const asked = await services.earnings.ofClinic(info, { input, loaders });
      return services.earnings.read(asked, loaders);
    },
    marketplaceStatistics: (_root, args, { info, services }) =>
      services.marketplaceWeeks.read(info, args),
    noShows: (_root, args, { info, services }) => services.marketplaceWeeks.noShows(info, args),
    roster: (_root, span, { info, services }) => services.roster.read(info, span),
  },
  ClinicDashboard: {
    id: ({ clinicId }) => String(clinicId),
    waiting: (day, _args, { services }) => services.dashboard.waiting(day),
    figures: (day, _args, { services }) => services.dashboard.figures(day),
    provinceFigures: (day, _args, { services }) => services.dashboard.provinceFigures(day),
    freeFavourites: (day, _args, { services }) => services.dashboard.favouritesTomorrow(day),
    favouritesTomorrow: (day, _args, { services }) => services.dashboard.favouritesTomorrow(day),
  },
  FreeFavourite: {
    professional: ({ id }, _args, { loaders }) => memberOf(loaders, id),
  },
  OpenShift: {
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
  },
  InvoiceYear: {
    id: ({ side, year }) =>
      `${'clinicId' in side ? 'clinic' : 'professional'}/${idOfSide(side)}/${year}`,
    invoices: (whose, args, { services }) => services.earnings.invoices(whose, args),
    allInvoices: (whose, _args, { services }) => services.earnings.allInvoices(whose),
  },
  NoShow: {
    declaredAt: ({ noShowAt }) => noShowAt.toISOString(),
    booking: (booking) => booking,
  },
  InvoicePartner: {
    user: ({ userId }, _args, { loaders }) => memberOf(loaders, userId),
  },
  InvoiceSummary: {
    partner: ({ partnerId }, _args, { loaders }) => memberOf(loaders, partnerId),
  },
};
