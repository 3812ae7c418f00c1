import { ladderRule } from '@tbt/contracts';
import { conflict, onConstraint, parseInput, requireAdmin } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import { reportAct } from '../../../report-act';
import type { ReliabilityLadder, ReliabilityLadderQueries } from './reliability-ladder.queries';

type Deps = { ladders: ReliabilityLadderQueries; commands: Commands; clock: Clock };

const changed = () => conflict('reliability.ladderChanged', { reasons: ['ladder_changed'] });

export type ReliabilityLadderService = ReturnType<typeof createReliabilityLadderService>;

export const createReliabilityLadderService = ({ ladders, commands, clock }: Deps) => ({
  current: (): Promise<ReliabilityLadder> => ladders.current(),

  /** @throws DomainError FORBIDDEN unless an administrator. */
  async versions(info: RequestInfo): Promise<ReliabilityLadder[]> {
    requireAdmin(info);
    return ladders.versions();
  },

  /** Counts from now on. @throws DomainError FORBIDDEN, VALIDATION_FAILED, CONFLICT `ladder_changed`. */
  async set(info: RequestInfo, input: object): Promise<ReliabilityLadder> {
    await commands.consumeWriteQuota(info);
    const { userId } = requireAdmin(info);
    const { version, ...points } = parseInput(ladderRule, input);
    return commands
      .run(info, { operation: 'setReliabilityLadder', input }, async (tx) => {
        const current = await ladders.current(tx);
        if (current.version !== version) throw changed();
        const next = { ...points, version: version + 1 };
        const at = clock.now();
        await reportAct(tx, info, {
          ...{ actorId: userId, action: 'reliability-ladder.changed', at },
          ...{ subject: `reliability-ladder:${next.version}`, personIds: [] },
        });
        return ladders.add(tx, next, { userId, at });
      })
      .catch((error: unknown) => onConstraint(error, { reliability_ladders_pkey: changed }));
  },
});
