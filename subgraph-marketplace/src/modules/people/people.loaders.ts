import { createLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { PeopleRepository } from './people.repository';
import type { Person, PersonReference } from './people.types';

export type PersonLoaders = { person: Loader<number, Person | null> };

export const createPersonLoaders = (people: PeopleRepository): PersonLoaders => ({
  person: createLoader(people.byIds, (person) => person.id),
});

/** The person for identity to fill; null for one who has left: identity would have nothing to say. */
export async function memberOf(
  loaders: PersonLoaders,
  id: number,
): Promise<PersonReference | null> {
  return (await loaders.person.load(id))?.isActive === false ? null : { id };
}
