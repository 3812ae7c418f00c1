import { isDeepStrictEqual } from 'node:util';
import {
  atLocationRule,
  currentDateIn,
  isProfessionalRole,
  type PersonSnapshot,
} from '@tbt/contracts';
import {
  actingClinicOf,
  actingUserId,
  consumeOnce,
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireClinic,
  toConnection,
  validationFailed,
} from '@tbt/service-kit';
import type { Clock, Connection, EventHandler, PageInput, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { Candidate } from './credential-gap';
import { parseProfessionalFilter, parseProfessionalSort } from './people.inputs';
import { requireScheduleReader } from './people.policy';
import { placeOf, type NamedPlace } from '../places';
import type { FoundPerson, PeoplePage, PeopleQueries, PeopleSearch } from './people.queries';
import { zoneOfPerson } from './people-conditions.queries';
import type { MarketSize } from './people.types';

export type PeopleService = {
  /** @throws DomainError VALIDATION_FAILED; UNAUTHENTICATED or FORBIDDEN on `availableOn` and distances. */
  professionals(
    info: RequestInfo,
    args: PageInput & { filter?: unknown; sort?: unknown; at?: unknown },
  ): Promise<Connection<FoundPerson>>;
  /** Public; up to a minute old. */
  marketSize(): Promise<MarketSize>;
  /** Ignores an outdated snapshot. */
  takeOver(snapshot: PersonSnapshot): Promise<boolean>;
  /** Idempotent. */
  onUserChanged: EventHandler<'user.changed'>;
  /** Sets missing time zones. */
  fillZones(): Promise<void>;
};

type Deps = {
  database: MarketplaceDatabase;
  people: PeopleQueries;
  clock: Clock;
  /** Where distances of a clinic start; null for a location that is not its own. */
  officeFrom: (clinicId: number, locationId: number | null) => Promise<NamedPlace | null>;
  /** Updates what depends on the time zone, in the same transaction. */
  onZone: (tx: MarketplaceTx, personId: number, timeZone: string) => Promise<void>;
  /** Moves upcoming shifts to a new address, in the same transaction. */
  onOffice: (tx: MarketplaceTx, clinicId: number, office: PersonSnapshot) => Promise<void>;
  /** Locks what a change of the professional since then may touch, before the professional. */
  beforeChange: (tx: MarketplaceTx, personId: number, since: Date) => Promise<void>;
  /** Checks the bookings of the professional, in the same transaction. */
  onChanged: (tx: MarketplaceTx, personId: number, since: Date | null) => Promise<void>;
  /** Of a professional whose credentials are not those of before, in the same transaction. */
  onCredentials: (
    tx: MarketplaceTx,
    personId: number,
    change: { before: Candidate; after: Candidate },
  ) => Promise<void>;
};

const SIZE_AGE_MAX = 60_000;

/** Cached for a minute; a failed count is not cached. */
function createCount(count: () => Promise<MarketSize>, clock: Clock): () => Promise<MarketSize> {
  let last: { at: number; size: Promise<MarketSize> } | null = null;
  return async () => {
    const now = clock.now().getTime();
    if (!last || now - last.at >= SIZE_AGE_MAX) last = { at: now, size: count() };
    const { size } = last;
    try {
      return await size;
    } catch (error) {
      if (last.size === size) last = null;
      throw error;
    }
  };
}

function peoplePage(list: string, input: PageInput): PeoplePage {
  const { limit, after } = pageArgs(input, list, ['number', 'number', 'instant', 'id']);
  if (!after) return { limit, after };
  const [rank, sortValue, createdAt, id] = after;
  const [isVerified, isInPlace] = [rank % 2 === 1, rank > 1];
  return {
    limit,
    after: { isVerified, isInPlace, sortValue, createdAt: new Date(createdAt), id },
  };
}

/** Whether filter or order need the clinic's office. @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
function needsOffice(
  info: RequestInfo,
  { filter, sort }: Pick<PeopleSearch, 'filter' | 'sort'>,
): 'maxDistance' | 'sort' | null {
  const needed = filter.maxDistance ? 'maxDistance' : sort === 'nearest' ? 'sort' : null;
  if (needed) requireClinic(info);
  return needed;
}

const hasOtherCredentials = (
  one: Pick<Candidate, 'isVerified' | 'licences'>,
  other: Pick<Candidate, 'isVerified' | 'licences'>,
): boolean =>
  one.isVerified !== other.isVerified || !isDeepStrictEqual(one.licences, other.licences);

export function createPeopleService(deps: Deps): PeopleService {
  const { database, people, clock, officeFrom, onZone, onOffice, onCredentials } = deps;

  const takeOver = async (tx: MarketplaceTx, snapshot: PersonSnapshot): Promise<boolean> => {
    const { role, isVerified, licences, clinicIds = [] } = snapshot;
    const since = snapshot.at ? new Date(snapshot.at) : null;
    if (since && isProfessionalRole(role)) await deps.beforeChange(tx, snapshot.id, since);
    const before = isProfessionalRole(role) ? await people.lock(tx, snapshot.id) : null;
    const isLatest = await people.takeOver(tx, snapshot);
    const timeZone = zoneOfPerson(snapshot);
    if (isLatest && timeZone) await onZone(tx, snapshot.id, timeZone);
    if (isLatest && snapshot.role === 'clinic') await onOffice(tx, snapshot.id, snapshot);
    if (isLatest && isProfessionalRole(role)) await deps.onChanged(tx, snapshot.id, since);
    if (isLatest && before && hasOtherCredentials(before, snapshot))
      await onCredentials(tx, snapshot.id, {
        before,
        after: { role, isVerified, licences, clinicIds },
      });
    return isLatest;
  };

  const officeOf = async (
    info: RequestInfo,
    search: Pick<PeopleSearch, 'filter' | 'sort'>,
    locationId: number | null,
  ) => {
    const needed = needsOffice(info, search);
    const clinicId = actingClinicOf(info.viewer);
    const office = clinicId === null ? null : await officeFrom(clinicId, locationId);
    if (clinicId !== null && locationId !== null && !office)
      throw validationFailed([{ path: ['at'], key: 'validation.invalid', values: {} }]);
    const origin = office ? placeOf(office) : null;
    if (needed && !origin)
      throw validationFailed([{ path: [needed], key: 'people.officeNeeded', values: {} }]);
    return origin;
  };

  return {
    async professionals(info, args) {
      const filter = parseProfessionalFilter(args.filter);
      const sort = parseProfessionalSort(args.sort);
      if (filter.availableOn) requireScheduleReader(info);
      const at = parseInput(atLocationRule, args.at);
      const origin = await officeOf(info, { filter, sort }, at?.locationId ?? null);
      const list = listName('professionals', [filter, sort, origin]);
      const page = peoplePage(list, args);
      const viewerId = info.viewer && actingUserId(info.viewer);
      const today = currentDateIn(null, clock.now());
      const found = await people.professionals({ filter, sort, viewerId, today, origin }, page);
      const cursorOf = ({ isVerified, isInPlace, sortValue, createdAt, id }: FoundPerson) => {
        const rank = Number(isVerified) + 2 * Number(isInPlace);
        return encodeCursor(list, [rank, sortValue, createdAt.getTime(), id]);
      };
      return toConnection(found, page.limit, cursorOf, page.after !== null);
    },

    marketSize: createCount(people.marketSize, clock),

    takeOver: (snapshot) => database.transaction((tx) => takeOver(tx, snapshot)),

    onUserChanged: ({ id, payload }) =>
      database.transaction(async (tx) => {
        if (await consumeOnce(tx, id)) await takeOver(tx, payload);
      }),

    async fillZones() {
      for (const place of await people.placesWithoutZone()) {
        await database.transaction((tx) => people.fillZone(tx, place));
      }
    },
  };
}
