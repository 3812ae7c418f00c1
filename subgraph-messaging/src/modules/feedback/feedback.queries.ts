import { readerIn } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { FeedbackRatings } from './feedback.types';

/** By week, which begins on Monday in UTC, and by area. */
export const feedbackRatingsSince = (db: Reading, since: Date) =>
  readerIn(db).rows(FeedbackRatings)`
    SELECT to_char(date_trunc('week', created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD')
        AS "weekStartsOn",
      category, count(*)::int AS count, avg(tooth_rating)::float8 AS average
    FROM platform_feedback WHERE created_at >= ${since}::timestamptz
    GROUP BY 1, 2 ORDER BY 1, 2`;
