import { createRateLimits } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import { createCommands } from './commands';
import type { MarketplaceDatabase } from './database';
import {
  createApplicationLoaders,
  createApplicationsRepository,
  createApplicationsService,
  type ApplicationLoaders,
  type ApplicationsService,
} from './modules/applications';
import {
  createBookingLoaders,
  createBookingsRepository,
  createBookingsService,
  type BookingLoaders,
  type BookingsService,
} from './modules/bookings';
import {
  createJobExpiry,
  createJobLoaders,
  createJobsRepository,
  createJobsService,
  type JobLoaders,
  type JobsService,
} from './modules/jobs';
import { createInstantRecompute, type RecomputeReport } from './modules/recompute';
import {
  createPeopleRepository,
  createPeopleService,
  createPersonLoaders,
  type PeopleService,
  type PersonLoaders,
} from './modules/people';

export type MarketplaceLimits = {
  /** Writes of one person in a minute. */
  writes: number;
};
export const DEFAULT_LIMITS: MarketplaceLimits = { writes: 120 };

export type MarketplaceServices = {
  jobs: JobsService;
  applications: ApplicationsService;
  bookings: BookingsService;
  people: PeopleService;
  /** Closes shifts that have started. @returns how many. */
  expireStartedJobs(): Promise<number>;
  /** Computes coming shifts again after the zone data has changed. */
  recomputeInstants(): Promise<RecomputeReport>;
};

export type MarketplaceLoaders = JobLoaders & ApplicationLoaders & BookingLoaders & PersonLoaders;

type Deps = { database: MarketplaceDatabase; clock: Clock; limits: MarketplaceLimits };

/** The use-cases of the marketplace, and loaders for one request. */
export function createServices({ database, clock, limits }: Deps): {
  services: MarketplaceServices;
  loadersFor: (info: RequestInfo) => MarketplaceLoaders;
} {
  const jobs = createJobsRepository(database, clock);
  const applications = createApplicationsRepository(database, clock);
  const bookings = createBookingsRepository(database);
  const people = createPeopleRepository(database);
  const commands = createCommands({
    database,
    limits: createRateLimits({
      pool: database.pool,
      limits: { writes: { points: limits.writes, durationSeconds: 60 } },
    }),
  });
  const deps = { database, clock, commands, jobs, applications, bookings, people };
  const applicationsService = createApplicationsService(deps);
  return {
    services: {
      jobs: createJobsService(deps),
      applications: applicationsService,
      bookings: createBookingsService(bookings),
      people: createPeopleService(deps),
      expireStartedJobs: createJobExpiry({
        ...deps,
        onExpired: applicationsService.expireOfJobs,
      }),
      recomputeInstants: createInstantRecompute(deps),
    },
    loadersFor: (info) => ({
      ...createJobLoaders(jobs, info),
      ...createApplicationLoaders(database, applications, info),
      ...createBookingLoaders(bookings, info),
      ...createPersonLoaders(people),
    }),
  };
}
