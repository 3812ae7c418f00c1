import { canStepHiring, hiringInterestRule, isProfessionalRole } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  notFound,
  parseInput,
  requireClinic,
  requireOneSide,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import { newestConnection, newestPage } from '../../newest-first';
import type { BlocksQueries } from '../blocks';
import type { PeopleQueries } from '../people';
import type { HiringQueries } from './hiring.queries';
import type { HiringInterest } from './relations.types';

export type HiringService = {
  /** Newest first. @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
  mine(info: RequestInfo, args: PageInput): Promise<Connection<HiringInterest>>;
  /** @throws DomainError FORBIDDEN, NOT_FOUND (also across a block), CONFLICT without a transition. */
  set(info: RequestInfo, input: object): Promise<HiringInterest>;
};

type Deps = {
  hiring: HiringQueries;
  blocks: BlocksQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

const illegalStep = () => conflict('hiring.step', { path: ['status'], reasons: ['illegal_step'] });

export function createHiringService(deps: Deps): HiringService {
  const { hiring, blocks, people, commands, clock } = deps;

  const announce = (tx: MarketplaceTx, interest: HiringInterest): Promise<void> =>
    appendOutbox(tx, 'hiring-interest.changed', {
      hiringInterestId: interest.id,
      clinicId: interest.clinicId,
      professionalId: interest.professionalId,
      status: interest.status,
      at: clock.now().toISOString(),
    });

  const stepOn = async (
    tx: MarketplaceTx,
    locked: HiringInterest,
    wanted: { status: HiringInterest['status']; notes: string | null },
  ): Promise<HiringInterest> => {
    const isStep = wanted.status !== locked.status;
    if (isStep && !canStepHiring(locked.status, wanted.status)) throw illegalStep();
    const changed = await hiring.change(tx, locked, { ...wanted, at: clock.now() });
    if (isStep) await announce(tx, changed);
    return changed;
  };

  return {
    async mine(info, pageInput) {
      const side = requireOneSide(info);
      const page = newestPage('hiringInterests', side, pageInput);
      return newestConnection(await hiring.of(side, page), side, page);
    },

    async set(info, input) {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { professionalId, status, notes } = parseInput(hiringInterestRule, input);
      const [person] = await people.byIds([professionalId]);
      if (!person?.isActive || !isProfessionalRole(person.role)) throw notFound();
      return commands.run(info, { operation: 'setHiringInterest', input }, async (tx) => {
        if (await blocks.isBlocked(tx, clinicId, professionalId)) throw notFound();
        const pair = { clinicId, professionalId };
        const given = { ...pair, notes: notes || null, createdAt: clock.now() };
        const begun = await hiring.begin(tx, given);
        if (begun) {
          if (!canStepHiring(null, status ?? 'interested')) throw illegalStep();
          await announce(tx, begun);
          return begun;
        }
        const locked = await hiring.lock(tx, pair);
        if (!locked) throw notFound();
        const kept = notes === null || notes === undefined ? locked.notes : given.notes;
        return stepOn(tx, locked, { status: status ?? locked.status, notes: kept });
      });
    },
  };
}
