import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { BookingLock, BookingsQueries } from '../bookings';
import type { PeopleQueries } from '../people';
import { createRatings } from './publish-reviews';
import { createReviewReportsQueries } from './review-reports.queries';
import { createReviewReportsService } from './review-reports.service';
import { createReviewGuards } from './review-guards';
import { createReviewsJobs } from './reviews.jobs';
import { createReviewLoaders } from './reviews.loaders';
import { createReviewsQueries } from './reviews.queries';
import { createReviewsService } from './reviews.service';
import { createReviewsUpkeepQueries } from './reviews-upkeep.queries';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  people: PeopleQueries;
  bookings: BookingsQueries;
  bookingLock: BookingLock;
  onRated: (tx: MarketplaceTx, personIds: readonly number[]) => Promise<void>;
};

export function createReviews(given: Deps) {
  const reviews = createReviewsQueries(given.database);
  const deps = {
    ...given,
    reviews,
    reports: createReviewReportsQueries(given.database),
    upkeep: createReviewsUpkeepQueries(given.database),
    ratings: createRatings({ ...given, reviews }),
  };
  return {
    services: {
      reviews: createReviewsService(deps),
      reviewReports: createReviewReportsService(deps),
      keepReviews: createReviewsJobs(deps),
    },
    guards: createReviewGuards(given),
    loadersFor: () => createReviewLoaders(deps),
  };
}

export type ReviewServices = ReturnType<typeof createReviews>['services'];
