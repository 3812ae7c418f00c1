import type { PersonSnapshot } from '@tbt/contracts';
import { consumeOnce } from '@tbt/service-kit';
import type { Connection, EventHandler, PageInput, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import { newestConnection, newestPage } from '../../newest-first';
import { parseProfessionalFilter } from './people.inputs';
import type { PeopleRepository } from './people.repository';
import type { Person } from './people.types';

export type PeopleService = {
  /** Active professionals, newest first; open to everybody. */
  professionals(
    info: RequestInfo,
    args: PageInput & { filter?: unknown },
  ): Promise<Connection<Person>>;
  /** Takes over what identity says of a person; older news than known is ignored. */
  takeOver(snapshot: PersonSnapshot): Promise<boolean>;
  /** Consumer of `user.changed`; safe to call again with the same event. */
  onUserChanged: EventHandler<'user.changed'>;
};

type Deps = { database: MarketplaceDatabase; people: PeopleRepository };

export function createPeopleService({ database, people }: Deps): PeopleService {
  return {
    async professionals(_info, { filter, ...pageInput }) {
      const wanted = parseProfessionalFilter(filter);
      const page = newestPage('professionals', wanted, pageInput);
      return newestConnection(await people.professionals(wanted, page), wanted, page);
    },

    takeOver: (snapshot) => database.transaction((tx) => people.takeOver(tx, snapshot)),

    onUserChanged: ({ id, payload }) =>
      database.transaction(async (tx) => {
        if (await consumeOnce(tx, id)) await people.takeOver(tx, payload);
      }),
  };
}
