import {
  createPeopleQueries,
  parseProfessionalFilter,
} from '@tbt/subgraph-marketplace/repositories';
import type { PeopleWorld } from './people-world';

export const PAGE_SIZE = 50;

/** One filter each, with values of the bench world. */
export const SINGLE_FILTERS = {
  none: {},
  role: { role: 'hygienist' },
  province: { province: 'Manitoba' },
  'education tier': { educationTier: 'tier1' },
  experience: { experience: '10+' },
  'working style': { workingStyle: 'collaborative' },
  specialty: { specialtyFocus: 'surgical' },
  language: { language: 'Hindi' },
  'new graduates': { isNewGrad: true },
  // Matches fifty professionals.
  'text of a name': { q: '8f14e45f' },
  'free on a day': { availableOn: { date: '2027-03-01' } },
} as const;

/** Read in the other order. */
export const NEWEST_FIRST = {
  'none, newest first': SINGLE_FILTERS.none,
  'province, newest first': SINGLE_FILTERS.province,
  'free on a day, newest first': SINGLE_FILTERS['free on a day'],
} as const;

type Cursor = {
  isVerified: boolean;
  isInPlace: boolean;
  sortValue: number;
  createdAt: Date;
  id: number;
};
type Sort = 'verified_first' | 'newest';

export function createPeopleSearches({ marketplace: { database } }: PeopleWorld) {
  const people = createPeopleQueries(database);
  return {
    pool: database.pool,
    read: (filter: object, after: Cursor | null = null, sort: Sort = 'verified_first') =>
      people.professionals(
        {
          filter: parseProfessionalFilter(filter),
          sort,
          viewerId: null,
          origin: null,
          today: new Date().toISOString().slice(0, 10),
        },
        { limit: PAGE_SIZE, after },
      ),
    async cursorBefore(page: number): Promise<Cursor> {
      const { rows } = await database.pool.query<Cursor>(
        `SELECT is_verified AS "isVerified", true AS "isInPlace", 0 AS "sortValue",
           created_at AS "createdAt", id FROM people
         WHERE is_active ORDER BY is_verified DESC, created_at DESC, id DESC OFFSET $1 LIMIT 1`,
        [PAGE_SIZE * (page - 1) - 1],
      );
      const [cursor] = rows;
      if (!cursor) throw new Error('There is no page so far');
      return cursor;
    },
  };
}
