import { FEEDBACK_CATEGORIES, type FeedbackCategory } from '@tbt/contracts';
import type { FeedbackRatingsQuery } from '../../generated/graphql';

type Rating = FeedbackRatingsQuery['feedbackRatings'][number];

export interface Average {
  count: number;
  /** Null without ratings. */
  average: number | null;
}

export function averageOf(ratings: readonly Pick<Rating, 'count' | 'average'>[]): Average {
  const count = ratings.reduce((sum, each) => sum + each.count, 0);
  const teeth = ratings.reduce((sum, each) => sum + each.count * each.average, 0);
  return { count, average: count === 0 ? null : teeth / count };
}

/** By week, in order; weeks without ratings are missing. */
export function averagesByWeek(
  ratings: readonly Rating[],
  category: FeedbackCategory | null,
): (Average & { weekStartsOn: string })[] {
  const wanted = ratings.filter((each) => category === null || each.category === category);
  const weeks = [...new Set(ratings.map(({ weekStartsOn }) => weekStartsOn))].sort();
  return weeks.map((weekStartsOn) => ({
    weekStartsOn,
    ...averageOf(wanted.filter((each) => each.weekStartsOn === weekStartsOn)),
  }));
}

/** By area, in the order of the form. */
export const averagesByArea = (
  ratings: readonly Rating[],
): (Average & { category: FeedbackCategory })[] =>
  FEEDBACK_CATEGORIES.map((category) => ({
    category,
    ...averageOf(ratings.filter((each) => each.category === category)),
  })).filter(({ count }) => count > 0);
