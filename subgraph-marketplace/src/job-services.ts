import type { Clock } from '@tbt/service-kit';
import type { Commands } from './commands';
import type { MarketplaceDatabase } from './database';
import {
  createJobSearchQueries,
  createJobSearchService,
  createJobSeriesQueries,
  createJobsService,
  createJobTemplatesRepository,
  createJobTemplatesService,
  createMapFilling,
  createOwnJobsQueries,
  createPostingCheck,
  createTypicalRatesQueries,
  createTypicalRatesService,
  type JobsQueries,
  type OfficeOfShift,
  type RequirePosting,
} from './modules/jobs';
import type { HolidayCalendar } from './modules/holidays';
import type { PeopleQueries } from './modules/people';
import type { BookingServices } from './modules/bookings';

type Deps = {
  holidays: Pick<HolidayCalendar, 'nameOn'>;
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsQueries;
  people: PeopleQueries;
  offers: Pick<BookingServices, 'inviting' | 'offerClosing'>;
  /** Refuses a clinic that may not post for now. */
  requirePosting: RequirePosting;
  officeOf: OfficeOfShift;
};

export type JobServices = ReturnType<typeof createJobServices>;

export function createJobServices({ offers, ...deps }: Deps) {
  const { database, clock } = deps;
  const typicalRates = createTypicalRatesService({
    ...deps,
    typicalRates: createTypicalRatesQueries(database),
  });
  return {
    jobs: createJobsService({
      ...deps,
      jobSeries: createJobSeriesQueries(),
      ownJobs: createOwnJobsQueries(database, clock),
      invite: offers.inviting.inviteOnPosting,
      onClosed: (tx, jobIds) => offers.offerClosing.close(tx, { jobIds }, 'shiftClosed'),
    }),
    jobSearch: createJobSearchService({
      ...deps,
      jobSearch: createJobSearchQueries(database, clock),
    }),
    jobTemplates: createJobTemplatesService({
      ...deps,
      jobTemplates: createJobTemplatesRepository(database),
    }),
    typicalRates,
    postingCheck: createPostingCheck({
      ...deps,
      typicalRatesService: typicalRates,
      holidayOn: deps.holidays.nameOn,
    }),
    /** Sets coordinates of shifts stored without them. */
    fillJobPlaces: createMapFilling(deps),
  };
}
