import { SHIFT_TERMS } from '@tbt/contracts';
import type { MarketplaceTx } from '../../../database';
import type { BlocksQueries } from '../../blocks';
import type { Job } from '../../jobs';
import { obstaclesOfPeople } from '../conflicts/obstacles.queries';
import type { Inviting } from './invite-professional';
import type { InvitationsQueries } from './invitations.queries';

/** Most recently added first. */
export type FavouritesOf = (tx: MarketplaceTx, clinicId: number) => Promise<readonly number[]>;

type Deps = {
  invitations: InvitationsQueries;
  inviting: Inviting;
  blocks: BlocksQueries;
  favouritesOf: FavouritesOf;
};

type RefillOptions = {
  exceptPersonId: number | null;
  /** The shift whose earlier applicants are asked; default: the shift itself. */
  applicantsOf?: Job;
};

export type Refill = ReturnType<typeof createRefill>;

/** At most six: earlier applicants, then favourites, without known obstacles. The caller holds the shift. */
export function createRefill(deps: Deps) {
  const { invitations, inviting, blocks, favouritesOf } = deps;

  return async (
    tx: MarketplaceTx,
    job: Job,
    { exceptPersonId, applicantsOf = job }: RefillOptions,
  ): Promise<void> => {
    if (job.status !== 'active') return;
    const wished = [
      ...(await invitations.earlierApplicants(tx, applicantsOf)),
      ...(await favouritesOf(tx, job.clinicId)),
    ].filter((id) => id !== exceptPersonId);
    const invitable = await invitations.invitable(tx, job, [...new Set(wished)]);
    const blocked = await blocks.blockedAmong(tx, job.clinicId, invitable.ids);
    const obstacles = await obstaclesOfPeople(tx, job.id, invitable.ids);
    const free = invitable.ids
      .filter((id) => !blocked.has(id) && (obstacles.get(id) ?? []).length === 0)
      .slice(0, Math.max(0, SHIFT_TERMS.invitationsMax - invitable.waiting));
    if (free.length === 0) return;
    await inviting.invite(tx, job, free, { field: 'professionalIds', isRefill: true });
  };
}
