import {
  createPeopleQueries,
  parseProfessionalFilter,
} from '@tbt/subgraph-marketplace/repositories';
import type { PeopleWorld } from './people-world';

export const PAGE_SIZE = 50;

type Cursor = { isVerified: boolean; createdAt: Date; id: number };

export type PeopleReads = ReturnType<typeof createPeopleReads>;

export function createPeopleReads({ marketplace: { database } }: PeopleWorld) {
  const people = createPeopleQueries(database);
  return {
    pool: database.pool,
    read: (filter: object, after: Cursor | null = null) =>
      people.professionals(
        {
          filter: parseProfessionalFilter(filter),
          sort: 'verified_first',
          viewerId: null,
          today: new Date().toISOString().slice(0, 10),
        },
        { limit: PAGE_SIZE, after },
      ),
    async cursorBefore(page: number): Promise<Cursor> {
      const { rows } = await database.pool.query<Cursor>(
        `SELECT is_verified AS "isVerified", created_at AS "createdAt", id FROM people
         WHERE is_active ORDER BY is_verified DESC, created_at DESC, id DESC OFFSET $1 LIMIT 1`,
        [PAGE_SIZE * (page - 1) - 1],
      );
      const [cursor] = rows;
      if (!cursor) throw new Error('There is no page so far');
      return cursor;
    },
  };
}
