import type { PersonSnapshot } from '@tbt/contracts';
import { readerIn, CountRow } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { blockedWith } from '../blocks';
import type { ProfessionalFilterValues, ProfessionalSort } from './people.inputs';
import {
  nearnessTo,
  PERSON_COLUMNS,
  placeMatch,
  professionalConditions,
  RATING_ORDER,
  snapshotColumns,
  wholeKmFrom,
  zoneOfPerson,
  Place,
} from './people-conditions.queries';
import { type Coordinates } from '../places';
import { UNKNOWN_PERSON, MarketSize, Person } from './people.types';

const Home = Place.extend({ id: z.number(), postalArea: z.string().nullable() });

export type PeopleSearch = {
  filter: ProfessionalFilterValues;
  sort: ProfessionalSort;
  /** Excludes users across a block. */
  viewerId: number | null;
  /** YYYY-MM-DD, for licences that expire. */
  today: string;
  /** The clinic's office; present whenever filter or sort need distances. */
  origin: Coordinates | null;
};
/** @property isInPlace Whether name and place hold the searched words; false for a match of the school. */
export const FoundPerson = Person.extend({
  isInPlace: z.boolean(),
  /** Of the order by rating or distance; 0 in the others. */
  sortValue: z.number(),
  distanceKm: z.number().nullable(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;
/** An edge of the search. */
export type FoundProfessional = { cursor: string; node: FoundPerson };
type PeopleCursor = Pick<
  FoundPerson,
  'isVerified' | 'isInPlace' | 'sortValue' | 'createdAt' | 'id'
>;
export type PeoplePage = { limit: number; after: PeopleCursor | null };

type SortKey = { key: Prisma.Sql; valueOf: (after: PeopleCursor) => Prisma.Sql };

const NEWEST: readonly SortKey[] = [
  {
    key: Prisma.sql`p.created_at`,
    valueOf: ({ createdAt }) => Prisma.sql`${createdAt}::timestamptz`,
  },
  { key: Prisma.sql`p.id`, valueOf: ({ id }) => Prisma.sql`${id}::int` },
];
const VERIFIED: SortKey = {
  key: Prisma.sql`p.is_verified`,
  valueOf: ({ isVerified }) => Prisma.sql`${isVerified}::boolean`,
};
const byValue = (key: Prisma.Sql): SortKey => ({
  key,
  valueOf: ({ sortValue }) => Prisma.sql`${sortValue}::int`,
});
const inPlace = (key: Prisma.Sql): SortKey => ({
  key,
  valueOf: ({ isInPlace }) => Prisma.sql`${isInPlace}::boolean`,
});

/** Null for an order without a value of its own. */
function valueKeyOf(sort: ProfessionalSort, origin: Coordinates | null): Prisma.Sql | null {
  if (sort === 'best_rated') return RATING_ORDER;
  return sort === 'nearest' && origin ? nearnessTo(origin) : null;
}

const keysOf = (
  sort: ProfessionalSort,
  match: Prisma.Sql | null,
  value: Prisma.Sql | null,
): readonly SortKey[] => {
  if (value) return [byValue(value), VERIFIED, ...NEWEST];
  return sort === 'newest' ? NEWEST : [VERIFIED, ...(match ? [inPlace(match)] : []), ...NEWEST];
};

/** Undefined columns are not written. */
const ADDRESS_STAYS = {
  ...{ name: undefined, streetAddress: undefined, postalCode: undefined },
  ...{ province: undefined, city: undefined, timeZone: undefined },
};

export type PeopleQueries = ReturnType<typeof createPeopleQueries>;

export function createPeopleQueries({ reader }: MarketplaceDatabase) {
  return {
    byIds: (ids: readonly number[]) => reader.rows(Person)`
      SELECT ${PERSON_COLUMNS} FROM people p WHERE p.id = ANY(${[...ids]}::int[])`,

    placesOf: (ids: readonly number[], tx?: MarketplaceTx) => (tx ? readerIn(tx) : reader).rows(
      Home,
    )`
      SELECT id, province, city, postal_area AS "postalArea" FROM people WHERE id = ANY(${[...ids]}::int[])`,

    publishedByIds: (tx: MarketplaceTx, ids: readonly number[]) => readerIn(tx).rows(Person)`
      SELECT ${PERSON_COLUMNS} FROM people p WHERE p.id = ANY(${[...ids]}::int[])`,

    /** One more than asked for. */
    professionals(
      { filter, sort, viewerId, today, origin }: PeopleSearch,
      { limit, after }: PeoplePage,
    ): Promise<FoundPerson[]> {
      const known = viewerId === null ? [] : [Prisma.sql`p.id NOT IN ${blockedWith(viewerId)}`];
      const match = placeMatch(filter.q ?? '');
      const value = valueKeyOf(sort, origin);
      const keys = keysOf(sort, match, value);
      const order = keys.map(({ key }) => Prisma.sql`${key} DESC`);
      const values = after && keys.map(({ valueOf }) => valueOf(after));
      const rest = values
        ? [Prisma.sql`(${Prisma.join(keys.map(({ key }) => key))}) < (${Prisma.join(values)})`]
        : [];
      const wanted = [...professionalConditions(filter, { today, origin }), ...known, ...rest];
      const page = (...half: Prisma.Sql[]) => Prisma.sql`
        SELECT ${PERSON_COLUMNS}, ${match ?? Prisma.sql`true`} AS "isInPlace",
          ${value ?? Prisma.sql`0`} AS "sortValue", ${wholeKmFrom(origin)} AS "distanceKm"
        FROM people p
        WHERE ${Prisma.join([...wanted, ...half], ' AND ')}
        ORDER BY ${Prisma.join(order)} LIMIT ${limit + 1}`;
      if (sort !== 'newest') return reader.rows(FoundPerson)`${page()}`;
      // Every index of the search goes on verified first: each half is in the order of one.
      return reader.rows(FoundPerson)`
        (${page(VERIFIED.key)}) UNION ALL (${page(Prisma.sql`NOT ${VERIFIED.key}`)})
        ORDER BY "createdAt" DESC, id DESC LIMIT ${limit + 1}`;
    },

    /** How many match each filter and joined since, in its order, without those across a block. */
    async countNew(
      { viewerId, today, origin }: Omit<PeopleSearch, 'filter' | 'sort'> & { viewerId: number },
      searches: readonly { filter: ProfessionalFilterValues; seenAt: Date }[],
    ): Promise<number[]> {
      if (searches.length === 0) return [];
      const counts = searches.map(({ filter, seenAt }, position) => {
        const wanted = [
          Prisma.sql`p.created_at > ${seenAt}::timestamptz`,
          Prisma.sql`p.id NOT IN ${blockedWith(viewerId)}`,
          ...professionalConditions(filter, { today, origin }),
        ];
        return Prisma.sql`SELECT ${position}::int AS position, count(*)::int AS count FROM people p
          WHERE ${Prisma.join(wanted, ' AND ')}`;
      });
      const rows = await reader.rows(CountRow)`
        SELECT count FROM (${Prisma.join(counts, ' UNION ALL ')}) counted ORDER BY position`;
      return rows.map(({ count }) => count);
    },

    async marketSize(): Promise<MarketSize> {
      const rows = await reader.rows(MarketSize)`
        SELECT count(*) FILTER (WHERE role IN ('hygienist', 'assistant'))::int AS professionals,
          count(*) FILTER (WHERE role = 'clinic')::int AS clinics
        FROM people WHERE is_active`;
      return rows[0] ?? { professionals: 0, clinics: 0 };
    },

    /** Inserts an empty row for a user that identity has not published yet. */
    async lock(tx: MarketplaceTx, id: number): Promise<Person> {
      const held = () => readerIn(tx).rows(Person)`
        SELECT ${PERSON_COLUMNS} FROM people p WHERE p.id = ${id} FOR UPDATE`;
      const [known] = await held();
      if (known) return known;
      await tx.$executeRaw`INSERT INTO people (id) VALUES (${id}) ON CONFLICT (id) DO NOTHING`;
      const [made] = await held();
      return made ?? { id, ...UNKNOWN_PERSON };
    },

    /**
     * A closed account has no name in its last snapshot: the known one goes with the erasure, which may have to bill.
     * @returns false for an outdated snapshot.
     */
    async takeOver(tx: MarketplaceTx, snapshot: PersonSnapshot): Promise<boolean> {
      await tx.$executeRaw`INSERT INTO people (id) VALUES (${snapshot.id}) ON CONFLICT (id) DO NOTHING`;
      const columns = snapshotColumns(snapshot);
      const { count } = await tx.person.updateMany({
        where: { id: snapshot.id, revision: { lt: snapshot.revision } },
        data: snapshot.isActive ? columns : { ...columns, ...ADDRESS_STAYS },
      });
      return count === 1;
    },

    placesWithoutZone: () => reader.rows(Place)`
      SELECT DISTINCT province, city FROM people WHERE time_zone IS NULL AND province IS NOT NULL`,

    async fillZone(tx: MarketplaceTx, place: Place): Promise<void> {
      await tx.person.updateMany({
        where: { ...place, timeZone: null },
        data: { timeZone: zoneOfPerson(place) },
      });
    },
  };
}
