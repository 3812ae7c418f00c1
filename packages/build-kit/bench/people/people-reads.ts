import {
  createPeopleRepository,
  parseProfessionalFilter,
} from '@tbt/subgraph-marketplace/repositories';
import type { PeopleWorld } from './people-world';

export const PAGE_SIZE = 50;

type Cursor = { createdAt: Date; id: number };

export type PeopleReads = ReturnType<typeof createPeopleReads>;

/** Searches as the page of professionals runs them, on the reader's own pool. */
export function createPeopleReads({ marketplace: { database } }: PeopleWorld) {
  const people = createPeopleRepository(database);
  return {
    pool: database.pool,
    read: (filter: object, after: Cursor | null = null) =>
      people.professionals(
        parseProfessionalFilter(filter),
        { list: 'professionals', limit: PAGE_SIZE, after },
        null,
      ),
    /** Where a page begins, the first being 1. */
    async cursorBefore(page: number): Promise<Cursor> {
      const { rows } = await database.pool.query<Cursor>(
        `SELECT created_at AS "createdAt", id FROM people WHERE is_active
         ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1`,
        [PAGE_SIZE * (page - 1) - 1],
      );
      const [cursor] = rows;
      if (!cursor) throw new Error('There is no page so far');
      return cursor;
    },
  };
}
