import { createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { peopleByIds } from './contacts.repository';

export const createPersonLoaders = (db: Reading) => ({
  person: createLoader(
    (ids: readonly number[]) => peopleByIds(db, [...ids]),
    (person) => person.id,
  ),
});

export type PersonLoaders = ReturnType<typeof createPersonLoaders>;

/** The person for identity to fill; null for one who has left: identity would have nothing to say. */
export async function memberOf(loaders: PersonLoaders, id: number): Promise<{ id: string } | null> {
  const person = await loaders.person.load(id);
  return person?.isActive === false ? null : { id: String(id) };
}
