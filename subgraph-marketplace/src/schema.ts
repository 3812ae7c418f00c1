import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import type { GraphQLSchema } from 'graphql';
import { bookingsResolvers, offersResolvers } from './modules/bookings';
import { calendarFeedsResolvers } from './modules/calendar-feeds';
import { checkInResolvers } from './modules/check-in';
import { emergenciesResolvers } from './modules/emergencies';
import { holidaysResolvers } from './modules/holidays';
import { clinicAlertsResolvers } from './modules/clinic-alerts';
import { disputesResolvers } from './modules/disputes';
import { hoursResolvers } from './modules/hours';
import { invoicesResolvers } from './modules/invoices';
import { jobAlertsResolvers } from './modules/job-alerts';
import { jobsResolvers } from './modules/jobs';
import { locationsResolvers } from './modules/locations';
import { matchingResolvers } from './modules/matching';
import { peopleResolvers } from './modules/people';
import { placesResolvers } from './modules/places';
import { relationsResolvers } from './modules/relations';
import { reliabilityResolvers } from './modules/reliability';
import { reviewsResolvers } from './modules/reviews';
import { scheduleResolvers } from './modules/schedule';
import { socialResolvers } from './modules/social';
import { statisticsResolvers } from './modules/statistics';

export const createSchema = (): GraphQLSchema =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [
      jobsResolvers,
      jobAlertsResolvers,
      offersResolvers,
      bookingsResolvers,
      checkInResolvers,
      disputesResolvers,
      hoursResolvers,
      invoicesResolvers,
      reliabilityResolvers,
      reviewsResolvers,
      peopleResolvers,
      placesResolvers,
      relationsResolvers,
      scheduleResolvers,
      calendarFeedsResolvers,
      locationsResolvers,
      matchingResolvers,
      socialResolvers,
      statisticsResolvers,
      holidaysResolvers,
      emergenciesResolvers,
      clinicAlertsResolvers,
    ],
  });
