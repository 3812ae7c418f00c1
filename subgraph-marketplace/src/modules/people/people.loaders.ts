import { createLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { PeopleQueries } from './people.queries';
import type { Person, PersonReference } from './people.types';

export type PersonLoaders = { person: Loader<number, Person | null> };

export const createPersonLoaders = (people: PeopleQueries): PersonLoaders => ({
  person: createLoader(people.byIds, (person) => person.id),
});

/** Null for a closed account: identity would not resolve it. */
export async function memberOf(
  loaders: PersonLoaders,
  id: number,
): Promise<PersonReference | null> {
  return (await loaders.person.load(id))?.isActive === false ? null : { id };
}
