import { LIMITS } from '@tbt/contracts';
import type { RatingCount } from './reviews.queries';

export const countsByStars = (counted: readonly RatingCount[]): number[] =>
  Array.from(
    { length: LIMITS.ratingMax },
    (_, at) => counted.find(({ rating }) => rating === at + LIMITS.ratingMin)?.count ?? 0,
  );
