import { createLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { PeopleRepository } from './people.repository';
import type { Person } from './people.types';

export type PersonLoaders = { person: Loader<number, Person | null> };

export const createPersonLoaders = (people: PeopleRepository): PersonLoaders => ({
  person: createLoader(people.byIds, (person) => person.id),
});
