import { SHIFT_TERMS } from '@tbt/contracts';
import type { MarketplaceTx } from '../../../database';
import type { BlocksRepository } from '../../blocks';
import type { Job } from '../../jobs';
import type { Inviting } from './invite-professional';
import type { RefillRepository } from './refill.repository';

/** Most recently added first. */
export type FavouritesOf = (tx: MarketplaceTx, clinicId: number) => Promise<readonly number[]>;

/** Reasons against booking, by professional. */
export type ObstaclesOf = (
  tx: MarketplaceTx,
  jobId: number,
  personIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly string[]>>;

type Deps = {
  refills: RefillRepository;
  inviting: Inviting;
  blocks: BlocksRepository;
  favouritesOf: FavouritesOf;
  obstaclesOf: ObstaclesOf;
};

export type Refill = ReturnType<typeof createRefill>;

/** At most six: earlier applicants, then favourites, without known obstacles. The caller holds the shift. */
export function createRefill(deps: Deps) {
  const { refills, inviting, blocks, favouritesOf, obstaclesOf } = deps;

  return async (
    tx: MarketplaceTx,
    job: Job,
    { exceptPersonId }: { exceptPersonId: number | null },
  ): Promise<void> => {
    if (job.status !== 'active') return;
    const wished = [
      ...(await refills.earlierApplicants(tx, job)),
      ...(await favouritesOf(tx, job.clinicId)),
    ].filter((id) => id !== exceptPersonId);
    const invitable = await refills.invitable(tx, job, [...new Set(wished)]);
    const blocked = await blocks.blockedAmong(tx, job.clinicId, invitable.ids);
    const obstacles = await obstaclesOf(tx, job.id, invitable.ids);
    const free = invitable.ids
      .filter((id) => !blocked.has(id) && (obstacles.get(id) ?? []).length === 0)
      .slice(0, Math.max(0, SHIFT_TERMS.invitationsMax - invitable.waiting));
    if (free.length === 0) return;
    await inviting.invite(tx, job, free, { field: 'professionalIds', isRefill: true });
  };
}
