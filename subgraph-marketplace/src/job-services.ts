import type { Clock } from '@tbt/service-kit';
import type { Commands } from './commands';
import type { MarketplaceDatabase } from './database';
import {
  createJobSearchRepository,
  createJobSearchService,
  createJobSeriesRepository,
  createJobsService,
  createJobTemplatesRepository,
  createJobTemplatesService,
  createMapFilling,
  createOwnJobsRepository,
  createPostingCheck,
  createTypicalRatesRepository,
  createTypicalRatesService,
  type JobsRepository,
} from './modules/jobs';
import type { PeopleRepository } from './modules/people';
import type { BookingServices } from './modules/bookings';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsRepository;
  people: PeopleRepository;
  offers: Pick<BookingServices, 'inviting' | 'offerClosing'>;
};

export type JobServices = ReturnType<typeof createJobServices>;

export function createJobServices({ offers, ...deps }: Deps) {
  const { database, clock } = deps;
  const typicalRates = createTypicalRatesService({
    ...deps,
    typicalRates: createTypicalRatesRepository(database),
  });
  return {
    jobs: createJobsService({
      ...deps,
      jobSeries: createJobSeriesRepository(),
      ownJobs: createOwnJobsRepository(database, clock),
      invite: offers.inviting.inviteOnPosting,
      onClosed: (tx, jobIds) => offers.offerClosing.close(tx, { jobIds }, 'shiftClosed'),
    }),
    jobSearch: createJobSearchService({
      ...deps,
      jobSearch: createJobSearchRepository(database, clock),
    }),
    jobTemplates: createJobTemplatesService({
      ...deps,
      jobTemplates: createJobTemplatesRepository(database),
    }),
    typicalRates,
    postingCheck: createPostingCheck({ ...deps, typicalRatesService: typicalRates }),
    /** Sets coordinates of shifts stored without them. */
    fillJobPlaces: createMapFilling(deps),
  };
}
