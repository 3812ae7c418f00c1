import { actingClinicOf, conflict, type Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { PeopleQueries } from './people.queries';

/** Who decides, with every clinic that they are a member of. */
export type Decider = { viewer: Viewer; clinicIds: readonly number[] };

/** The own account, the clinic acted for, and every clinic of the viewer are parties of a case. */
export const isOwnCase = (
  { viewer, clinicIds }: Decider,
  partyIds: readonly (number | null)[],
): boolean => {
  const own = [viewer.userId, actingClinicOf(viewer), ...clinicIds];
  return partyIds.some((id) => id !== null && own.includes(id));
};

export async function deciderIn(
  tx: MarketplaceTx,
  { publishedByIds }: Pick<PeopleQueries, 'publishedByIds'>,
  viewer: Viewer,
): Promise<Decider> {
  const [person] = await publishedByIds(tx, [viewer.userId]);
  return { viewer, clinicIds: person?.clinicIds ?? [] };
}

/** Before an administrator decides about these accounts. @throws DomainError CONFLICT `own_case`. */
export async function refuseOwnCase(
  tx: MarketplaceTx,
  people: Pick<PeopleQueries, 'publishedByIds'>,
  { viewer, partyIds }: { viewer: Viewer; partyIds: readonly (number | null)[] },
): Promise<void> {
  if (isOwnCase(await deciderIn(tx, people, viewer), partyIds))
    throw conflict('access.ownCase', { reasons: ['own_case'] });
}
