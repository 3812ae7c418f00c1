import { currentDateIn, isProfessionalRole, type PersonSnapshot } from '@tbt/contracts';
import {
  actingUserId,
  consumeOnce,
  encodeCursor,
  listName,
  pageArgs,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, EventHandler, PageInput, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { parseProfessionalFilter, parseProfessionalSort } from './people.inputs';
import { requireScheduleReader } from './people.policy';
import type { PeoplePage, PeopleRepository } from './people.repository';
import { zoneOfPerson } from './people.queries';
import type { MarketSize, Person } from './people.types';

export type PeopleService = {
  /**
   * Active professionals, newest first unless sorted otherwise, without those who are blocked with the viewer; open to
   * everybody but for the question of who is free.
   * @throws DomainError VALIDATION_FAILED per field; UNAUTHENTICATED or FORBIDDEN on `availableOn`.
   */
  professionals(
    info: RequestInfo,
    args: PageInput & { filter?: unknown; sort?: unknown },
  ): Promise<Connection<Person>>;
  /** Open to everybody; up to a minute old. */
  marketSize(): Promise<MarketSize>;
  /** Takes over what identity says of a person; older news than known is ignored. */
  takeOver(snapshot: PersonSnapshot): Promise<boolean>;
  /** Consumer of `user.changed`; safe to call again with the same event. */
  onUserChanged: EventHandler<'user.changed'>;
  /** Writes down on whose clock people live of whom only the place was known. */
  fillZones(): Promise<void>;
};

type Deps = {
  database: MarketplaceDatabase;
  people: PeopleRepository;
  clock: Clock;
  /** Lets what stands on a person's clock follow it, in the same transaction. */
  onZone: (tx: MarketplaceTx, personId: number, timeZone: string) => Promise<void>;
  /** Lets a clinic's coming shifts follow its address, in the same transaction. */
  onOffice: (tx: MarketplaceTx, clinicId: number, office: PersonSnapshot) => Promise<void>;
  /** Looks at what the person has agreed to, in the same transaction. */
  onChanged: (tx: MarketplaceTx, personId: number) => Promise<void>;
};

const SIZE_AGE_MAX = 60_000;

/** Counts at most once a minute, whoever asks; a count that failed is not kept. */
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

/** Where a page of professionals begins: after the last of the page before it. */
function peoplePage(list: string, input: PageInput): PeoplePage {
  const { limit, after } = pageArgs(input, list, ['number', 'instant', 'id']);
  if (!after) return { limit, after };
  const [rank, createdAt, id] = after;
  return { limit, after: { isVerified: rank > 0, createdAt: new Date(createdAt), id } };
}

export function createPeopleService(deps: Deps): PeopleService {
  const { database, people, clock, onZone, onOffice, onChanged } = deps;
  const takeOver = async (tx: MarketplaceTx, snapshot: PersonSnapshot): Promise<boolean> => {
    const isLatest = await people.takeOver(tx, snapshot);
    const timeZone = zoneOfPerson(snapshot);
    if (isLatest && timeZone) await onZone(tx, snapshot.id, timeZone);
    if (isLatest && snapshot.role === 'clinic') await onOffice(tx, snapshot.id, snapshot);
    if (isLatest && isProfessionalRole(snapshot.role)) await onChanged(tx, snapshot.id);
    return isLatest;
  };

  return {
    async professionals(info, args) {
      const filter = parseProfessionalFilter(args.filter);
      const sort = parseProfessionalSort(args.sort);
      if (filter.availableOn) requireScheduleReader(info);
      const list = listName('professionals', [filter, sort]);
      const page = peoplePage(list, args);
      const viewerId = info.viewer && actingUserId(info.viewer);
      const today = currentDateIn(null, clock.now());
      const found = await people.professionals({ filter, sort, viewerId, today }, page);
      const cursorOf = ({ isVerified, createdAt, id }: Person) =>
        encodeCursor(list, [Number(isVerified), createdAt.getTime(), id]);
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
