import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { ReviewReportsQueries } from './review-reports.queries';
import type { RatingCount, ReviewPage, ReviewsQueries } from './reviews.queries';
import type { Review, ReviewFacts, ReviewReport } from './reviews.types';

export type ReviewLoaders = {
  /** Readable as `canReadReview` says. */
  reviewsOfBooking: Loader<number, Review[]>;
  reviewFacts: Loader<number, ReviewFacts | null>;
  /** Published, one more than asked for. */
  reviewsOfReviewee(page: ReviewPage): Loader<number, Review[]>;
  ratingCounts: Loader<number, RatingCount[]>;
  /** Only for administrators. */
  openReports: Loader<number, ReviewReport[]>;
};

type Deps = { reviews: ReviewsQueries; reports: ReviewReportsQueries };

export function createReviewLoaders({ reviews, reports }: Deps): ReviewLoaders {
  const pages = new Map<string, Loader<number, Review[]>>();
  return {
    reviewsOfBooking: createListLoader(reviews.ofBookings, ({ bookingId }: Review) => bookingId),
    reviewFacts: createLoader(reviews.factsOf, ({ bookingId }) => bookingId),
    reviewsOfReviewee(page) {
      const key = JSON.stringify(page);
      const known = pages.get(key);
      if (known) return known;
      const loader = createListLoader(
        (ids: readonly number[]) => reviews.ofReviewees(ids, page),
        ({ revieweeId }: Review) => revieweeId,
      );
      pages.set(key, loader);
      return loader;
    },
    ratingCounts: createListLoader(
      reviews.ratingCounts,
      ({ revieweeId }: RatingCount) => revieweeId,
    ),
    openReports: createListLoader(reports.openOf, ({ reviewId }: ReviewReport) => reviewId),
  };
}
