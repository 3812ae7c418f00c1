import type { PersonSnapshot } from '@tbt/contracts';
import { readerIn } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { blockedWith } from '../blocks';
import type { ProfessionalFilterValues, ProfessionalSort } from './people.inputs';
import {
  PERSON_COLUMNS,
  professionalConditions,
  snapshotColumns,
  zoneOfPerson,
  type Place,
} from './people-conditions.queries';
import { UNKNOWN_PERSON, type MarketSize, type Person } from './people.types';

type Home = Place & { id: number; postalArea: string | null };

export type PeopleSearch = {
  filter: ProfessionalFilterValues;
  sort: ProfessionalSort;
  /** Excludes users across a block. */
  viewerId: number | null;
  /** YYYY-MM-DD, for licences that expire. */
  today: string;
};
type PeopleCursor = Pick<Person, 'isVerified' | 'createdAt' | 'id'>;
export type PeoplePage = { limit: number; after: PeopleCursor | null };

/** Every index of the search begins with its filter and goes on verified first. */
const ORDERS = {
  verified_first: {
    people: Prisma.sql`people`,
    order: Prisma.sql`p.is_verified DESC, p.created_at DESC, p.id DESC`,
    isAfter: ({ isVerified, createdAt, id }: PeopleCursor) => Prisma.sql`
      (p.is_verified, p.created_at, p.id) < (${isVerified}::boolean, ${createdAt}::timestamptz, ${id}::int)`,
  },
  newest: {
    // Two halves of an index, merged.
    people: Prisma.sql`(SELECT * FROM people WHERE is_verified
      UNION ALL SELECT * FROM people WHERE NOT is_verified)`,
    order: Prisma.sql`p.created_at DESC, p.id DESC`,
    isAfter: ({ createdAt, id }: PeopleCursor) => Prisma.sql`
      (p.created_at, p.id) < (${createdAt}::timestamptz, ${id}::int)`,
  },
} as const satisfies Record<ProfessionalSort, object>;

export type PeopleQueries = ReturnType<typeof createPeopleQueries>;

export function createPeopleQueries({ reader }: MarketplaceDatabase) {
  return {
    byIds: (ids: readonly number[]) => reader.$queryRaw<Person[]>`
      SELECT ${PERSON_COLUMNS} FROM people p WHERE p.id = ANY(${[...ids]}::int[])`,

    placesOf: (ids: readonly number[]) => reader.$queryRaw<Home[]>`
      SELECT id, province, city, postal_area AS "postalArea" FROM people WHERE id = ANY(${[...ids]}::int[])`,

    /** Those that identity has published, read in the transaction. */
    publishedByIds: (tx: MarketplaceTx, ids: readonly number[]) => readerIn(tx).$queryRaw<Person[]>`
      SELECT ${PERSON_COLUMNS} FROM people p WHERE p.id = ANY(${[...ids]}::int[])`,

    /** One more than asked for. */
    professionals(
      { filter, sort, viewerId, today }: PeopleSearch,
      { limit, after }: PeoplePage,
    ): Promise<Person[]> {
      const known = viewerId === null ? [] : [Prisma.sql`p.id NOT IN ${blockedWith(viewerId)}`];
      const rest = after ? [ORDERS[sort].isAfter(after)] : [];
      const wanted = [...professionalConditions(filter, today), ...known, ...rest];
      return reader.$queryRaw`
        SELECT ${PERSON_COLUMNS} FROM ${ORDERS[sort].people} p
        WHERE ${Prisma.join(wanted, ' AND ')} ORDER BY ${ORDERS[sort].order} LIMIT ${limit + 1}`;
    },

    async marketSize(): Promise<MarketSize> {
      const rows = await reader.$queryRaw<MarketSize[]>`
        SELECT count(*) FILTER (WHERE role IN ('hygienist', 'assistant'))::int AS professionals,
          count(*) FILTER (WHERE role = 'clinic')::int AS clinics
        FROM people WHERE is_active`;
      return rows[0] ?? { professionals: 0, clinics: 0 };
    },

    /** Inserts an empty row for a user that identity has not published yet. */
    async lock(tx: MarketplaceTx, id: number): Promise<Person> {
      const held = () => readerIn(tx).$queryRaw<Person[]>`
        SELECT ${PERSON_COLUMNS} FROM people p WHERE p.id = ${id} FOR UPDATE`;
      const [known] = await held();
      if (known) return known;
      await tx.$executeRaw`INSERT INTO people (id) VALUES (${id}) ON CONFLICT (id) DO NOTHING`;
      const [made] = await held();
      return made ?? { id, ...UNKNOWN_PERSON };
    },

    /** @returns false for an outdated snapshot. */
    async takeOver(tx: MarketplaceTx, snapshot: PersonSnapshot): Promise<boolean> {
      await tx.$executeRaw`INSERT INTO people (id) VALUES (${snapshot.id}) ON CONFLICT (id) DO NOTHING`;
      const { count } = await tx.person.updateMany({
        where: { id: snapshot.id, revision: { lt: snapshot.revision } },
        data: snapshotColumns(snapshot),
      });
      return count === 1;
    },

    placesWithoutZone: () => reader.$queryRaw<Place[]>`
      SELECT DISTINCT province, city FROM people WHERE time_zone IS NULL AND province IS NOT NULL`,

    async fillZone(tx: MarketplaceTx, place: Place): Promise<void> {
      await tx.person.updateMany({
        where: { ...place, timeZone: null },
        data: { timeZone: zoneOfPerson(place) },
      });
    },
  };
}
