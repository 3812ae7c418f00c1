import { LIMITS } from '@tbt/contracts';
import type { RatingCount } from './reviews.queries';

/** Of one star, two stars and so on. */
export const countsByStars = (counted: readonly RatingCount[]): number[] =>
  Array.from(
    { length: LIMITS.ratingMax },
    (_, at) => counted.find(({ rating }) => rating === at + LIMITS.ratingMin)?.count ?? 0,
  );
