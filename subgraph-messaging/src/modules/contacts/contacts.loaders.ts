import { createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { peopleByIds } from './contacts.queries';

export const createPersonLoaders = (db: Reading) => ({
  person: createLoader(
    (ids: readonly number[]) => peopleByIds(db, [...ids]),
    (person) => person.id,
  ),
});

export type PersonLoaders = ReturnType<typeof createPersonLoaders>;

/** An entity reference for identity to resolve; null for a former member. */
export async function memberOf(
  { userId, loaders }: { userId: number; loaders: PersonLoaders },
  id: number,
): Promise<{ id: string } | null> {
  const hasLeft = id !== userId && (await loaders.person.load(id))?.isActive === false;
  return hasLeft ? null : { id: String(id) };
}
