import type { Clock, Deployment, LiveBus, RequestInfo } from '@tbt/service-kit';
import { createCommands } from './commands';
import { createJobServices, type JobServices } from './job-services';
import type { MarketplaceDatabase } from './database';
import { openRateLimits, type MarketplaceLimits } from './limits';
import type { MarketplaceLoaders } from './loaders';
import { createBlocksQueries, createBlocksService, type BlocksService } from './modules/blocks';
import {
  createBookings,
  createBookingsQueries,
  type BookingGuard,
  type BookingServices,
} from './modules/bookings';
import {
  createBookingCalendarFile,
  createCalendarFeedsQueries,
  createCalendarFeedsService,
  type CalendarFeedsService,
  type WriteBookingCalendar,
} from './modules/calendar-feeds';
import { createClinicAlerts, type ClinicAlertServices } from './modules/clinic-alerts';
import { createDisputes, type DisputeServices } from './modules/disputes';
import { createEmergencies, type EmergencyServices } from './modules/emergencies';
import { createHours, type HoursServices } from './modules/hours';
import {
  createCheckInGuards,
  createCheckInService,
  createRefillMissedShift,
  type CheckInService,
  type RefillMissedShift,
} from './modules/check-in';
import {
  createHolidayCalendar,
  createHolidaysQueries,
  createHolidaysService,
  type HolidaysService,
} from './modules/holidays';
import { createJobAlerts, type JobAlertServices } from './modules/job-alerts';
import {
  createJobExpiry,
  createJobFieldLoaders,
  createJobLoaders,
  createJobsQueries,
  createOfficeMoves,
} from './modules/jobs';
import {
  createLocationLoaders,
  createLocationsRepository,
  createLocationsService,
  type LocationsService,
} from './modules/locations';
import {
  createInvoiceParts,
  createInvoiceServices,
  INVOICE_GUARDS,
  type InvoiceServices,
} from './modules/invoices';
import { createOffboarding, type OffboardUser } from './modules/privacy';
import { createInstantRecompute, type RecomputeReport } from './modules/recompute';
import {
  createReliabilityLadderQueries,
  createReliabilityLadderService,
  createReliabilityLoaders,
  createReliabilityQueries,
  createReliabilityService,
  readScoresBy,
  type ReliabilityLadderService,
  type ReliabilityService,
} from './modules/reliability';
import { createMatching, createMatchingLoaders, type MatchingServices } from './modules/matching';
import {
  createPeopleQueries,
  createPeopleService,
  createPersonLoaders,
  createResponseTimesQueries,
  createResponseTimesService,
  createSavedSearchesService,
  type PeopleService,
  type ResponseTimesService,
  type SavedSearchesService,
} from './modules/people';
import {
  createFavouritesQueries,
  createFavouritesService,
  createHiringQueries,
  createHiringService,
  createRelationLoaders,
  favouritesOf,
  type FavouritesService,
  type HiringService,
} from './modules/relations';
import { createReviews, type ReviewServices } from './modules/reviews';
import {
  createScheduleQueries,
  createScheduleService,
  createScheduleJobs,
  createScheduleUpkeepQueries,
  type ScheduleService,
  type ScheduleUpkeep,
} from './modules/schedule';
import { createSocial, type SocialServices, type SocialSettings } from './modules/social';
import { createStatistics, type StatisticsServices } from './modules/statistics';

export type MarketplaceServices = JobServices &
  MatchingServices &
  BookingServices &
  DisputeServices &
  EmergencyServices &
  ClinicAlertServices &
  HoursServices &
  ReviewServices &
  StatisticsServices &
  JobAlertServices &
  InvoiceServices & {
    blocks: BlocksService;
    bookingCalendarFile: WriteBookingCalendar;
    /** Of every module, in the order of `Booking.actions`. */
    bookingGuards: readonly BookingGuard[];
    checkIn: CheckInService;
    refillMissedShift: RefillMissedShift;
    reliability: ReliabilityService;
    reliabilityLadder: ReliabilityLadderService;
    favourites: FavouritesService;
    holidays: HolidaysService;
    hiring: HiringService;
    people: PeopleService;
    offboardUser: OffboardUser;
    schedule: ScheduleService;
    scheduleUpkeep: ScheduleUpkeep;
    calendarFeeds: CalendarFeedsService;
    responseTimes: ResponseTimesService;
    savedSearches: SavedSearchesService;
    locations: LocationsService;
    social: SocialServices['social'];
    publications: SocialServices['publications'];
    /** @returns number of shifts. */
    expireStartedJobs(): Promise<number>;
    /** After new zone data. */
    recomputeInstants(): Promise<RecomputeReport>;
  };

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  limits: MarketplaceLimits;
  deployment: Deployment;
  live: LiveBus;
  social: SocialSettings;
};

export function createServices({ database, clock, limits, deployment, live, social }: Deps): {
  services: MarketplaceServices;
  loadersFor: (info: RequestInfo) => MarketplaceLoaders;
} {
  const jobs = createJobsQueries(database, clock);
  const responseTimes = createResponseTimesQueries(database);
  const blocks = createBlocksQueries(database);
  const bookings = createBookingsQueries(database);
  const favourites = createFavouritesQueries(database);
  const hiring = createHiringQueries(database);
  const people = createPeopleQueries(database);
  const schedule = createScheduleQueries(database);
  const rateLimits = openRateLimits(database, limits);
  const holidays = createHolidaysQueries(database);
  const calendar = createHolidayCalendar({ holidays, clock });
  const commands = createCommands({ database, limits: rateLimits });
  const shared = { database, clock, commands, jobs, blocks, bookings, people, schedule };
  const reliability = createReliabilityQueries(database);
  const ladders = createReliabilityLadderQueries(database);
  const invoiced = createInvoiceParts(shared);
  const booked = createBookings({
    ...shared,
    ...invoiced.invoicing,
    isPostingBlocked: invoiced.postingBlocks.isBlocked,
    reliability,
    ladders,
    favouritesOf: async (tx, clinicId) =>
      (await favouritesOf(tx, clinicId)).map(({ personId }) => personId),
  });
  const hours = createHours({ ...shared, ...booked, ...invoiced.invoicing });
  const { offerClosing } = booked.services;
  const deps = { ...shared, offerClosing, reliability, deployment };
  const { bookingLock, applyTransition } = booked;
  const checkInDeps = { ...deps, ...booked, ...hours.acts };
  const disputes = createDisputes({
    ...{ ...deps, ...hours.acts, ...invoiced.invoicing, bookingLock, applyTransition },
    rulePayment: invoiced.rulePayment,
  });
  const scheduleUpkeep = createScheduleJobs({
    ...deps,
    scheduleUpkeep: createScheduleUpkeepQueries(database),
  });
  const { onOffice, onMoved } = createOfficeMoves(shared);
  const locationRecords = createLocationsRepository(database, clock);
  const locations = createLocationsService({
    ...{ clock, commands, people, onMoved },
    locations: locationRecords,
  });
  const alerting = createJobAlerts(shared);
  const matching = createMatching({ ...deps, reliabilityScores: readScoresBy(reliability) });
  const reviewed = createReviews({
    ...deps,
    ...booked,
    async onRated(tx, personIds) {
      for (const id of personIds) await matching.recommendations.forgetRun(tx, id);
    },
  });
  return {
    services: {
      ...matching.services,
      ...reviewed.services,
      ...createJobServices({
        ...shared,
        holidays: calendar,
        offers: booked.services,
        officeOf: locations.officeOf,
        requirePosting: invoiced.postingBlocks.requirePosting,
      }),
      ...createInvoiceServices({ ...shared, ...booked }, invoiced),
      ...createClinicAlerts({ ...shared, live }),
      ...createEmergencies({
        ...{ ...deps, ...booked, live, reading: matching.reading },
        requirePosting: invoiced.postingBlocks.requirePosting,
        officeOf: locations.officeOf,
      }),
      blocks: createBlocksService({ ...deps, closeOffersBetween: offerClosing.closeBetween }),
      ...booked.services,
      ...createStatistics({ ...deps, ...booked.services, locations }),
      ...disputes.services,
      ...hours.services,
      bookingGuards: [
        ...booked.guards,
        ...createCheckInGuards(deps),
        ...hours.guards,
        ...INVOICE_GUARDS,
        ...reviewed.guards,
        ...disputes.guards,
      ],
      checkIn: createCheckInService({ ...checkInDeps, ladders, tries: rateLimits }),
      refillMissedShift: createRefillMissedShift({
        ...deps,
        ...booked,
        refill: booked.services.refill,
        officeOf: locations.officeOf,
        requirePosting: invoiced.postingBlocks.requirePosting,
      }),
      bookingCalendarFile: createBookingCalendarFile(deps),
      reliability: createReliabilityService(deps),
      reliabilityLadder: createReliabilityLadderService({ ...shared, ladders }),
      holidays: createHolidaysService({ ...shared, holidays, calendar }),
      favourites: createFavouritesService({ ...deps, favourites }),
      hiring: createHiringService({ ...deps, hiring }),
      offboardUser: createOffboarding({ ...deps, ...booked }),
      people: createPeopleService({
        ...deps,
        onZone: scheduleUpkeep.followPlace,
        onOffice,
        officeFrom: locations.officeFrom,
        onCredentials: booked.onCredentials,
        beforeChange: booked.holdGated,
        async onChanged(tx, personId, since) {
          await booked.onPersonChanged(tx, personId, since);
          await matching.recommendations.forgetRun(tx, personId);
          await alerting.jobAlerts.followHome(tx, personId);
        },
      }),
      ...alerting,
      savedSearches: createSavedSearchesService(deps),
      locations,
      ...createSocial({ ...shared, settings: social, deployment }),
      schedule: createScheduleService(deps),
      scheduleUpkeep,
      calendarFeeds: createCalendarFeedsService({
        ...deps,
        calendarFeeds: createCalendarFeedsQueries(database),
        limits: rateLimits,
      }),
      responseTimes: createResponseTimesService({ ...deps, responseTimes }),
      expireStartedJobs: createJobExpiry({
        ...deps,
        onExpired: (tx, jobIds) => offerClosing.close(tx, { jobIds }, 'expired'),
      }),
      recomputeInstants: createInstantRecompute(deps),
    },
    loadersFor: (info) => ({
      ...createJobLoaders(jobs, info),
      ...createJobFieldLoaders({ jobs, people, info }),
      ...booked.loadersFor(info),
      ...disputes.loadersFor(),
      ...hours.loaders(),
      ...invoiced.loadersFor(info),
      ...reviewed.loadersFor(),
      ...createReliabilityLoaders({ reliability, ladders, clock }),
      ...createPersonLoaders(people),
      ...createLocationLoaders(locationRecords, info),
      ...createRelationLoaders({ favourites, hiring, bookings, now: clock.now() }, info),
      ...createMatchingLoaders(matching, info),
    }),
  };
}
