import { jobFilterRule, type JobFilterValues, type JobSort } from '@tbt/contracts';
import { systemClock } from '@tbt/service-kit';
import { createJobSearchQueries, placeOf } from '@tbt/subgraph-marketplace/repositories';
import type { ShiftsWorld } from './shifts-world';

export const PAGE_SIZE = 24;
const TORONTO = { province: 'Ontario', city: 'Toronto' };

export const SINGLE_FILTERS = {
  none: {},
  role: { role: 'assistant' },
  province: { province: 'Manitoba' },
  city: { city: 'Kelowna' },
  'full day': { schedule: 'full_day' },
  'half day': { schedule: 'half_day' },
  evening: { schedule: 'evening' },
  'one day': { dateFrom: '2040-02-01', dateTo: '2040-02-01' },
  'days of a week': { dateFrom: '2040-02-01', dateTo: '2040-02-07' },
  'a rate at least': { minRate: '70' },
  '25 km around a city': { maxDistance: 25, near: TORONTO },
} as const satisfies Record<string, object>;

export const SORTS: readonly JobSort[] = ['newest', 'soonest', 'highest_rate', 'nearest'];

type Cursor = { createdAt: Date; id: number };

export function createShiftSearches({
  marketplace: { database },
}: {
  marketplace: Pick<ShiftsWorld['marketplace'], 'database'>;
}) {
  const searches = createJobSearchQueries(database, systemClock);
  const search = (filter: object, sort: JobSort) => ({
    filter: jobFilterRule.parse(filter) as JobFilterValues,
    sort,
    origin: placeOf(TORONTO),
    status: 'active' as const,
    clinicId: null,
    viewerId: null,
  });
  return {
    pool: database.pool,
    read: (filter: object, sort: JobSort = 'newest', after: Cursor | null = null) =>
      searches.list(search(filter, sort), {
        limit: PAGE_SIZE,
        after: after && { value: 0, ...after },
      }),
    async cursorBefore(page: number): Promise<Cursor> {
      const { rows } = await database.pool.query<Cursor>(
        `SELECT created_at AS "createdAt", id FROM jobs WHERE status = 'active'
         ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1`,
        [PAGE_SIZE * (page - 1) - 1],
      );
      const [cursor] = rows;
      if (!cursor) throw new Error('There is no page so far');
      return cursor;
    },
  };
}

export type ShiftSearches = ReturnType<typeof createShiftSearches>;
