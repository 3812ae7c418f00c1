import { appealRule, decideAppealRule, SHIFT_TERMS, type MessageKey } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  notFound,
  parseInput,
  requireAdmin,
  requireViewer,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { refuseOwnCase, type PeopleQueries } from '../people';
import type { ReliabilityQueries } from './reliability.queries';
import { appealUntil, reliabilityOf } from './reliability-score';
import type { Reliability, ReliabilityEntry, ReliabilityFacts } from './reliability.types';

export type ReliabilityService = {
  of(facts: ReliabilityFacts | null): Reliability | null;
  appealUntil(entry: ReliabilityEntry): Date | null;
  /** Oldest first, at most 100. @throws DomainError FORBIDDEN unless an administrator. */
  appeals(info: RequestInfo): Promise<ReliabilityEntry[]>;
  /** Once, within 7 days. @throws DomainError NOT_FOUND, CONFLICT nothing_taken, appealed, appeal_over. */
  appeal(info: RequestInfo, input: object): Promise<ReliabilityEntry>;
  /** @throws DomainError CONFLICT `no_appeal` unless one is open, `own_case` for both sides of the shift. */
  decide(info: RequestInfo, input: object): Promise<ReliabilityEntry>;
};

type Deps = {
  reliability: ReliabilityQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

function refuseAppeal(entry: ReliabilityEntry, now: Date): void {
  const refuse = (key: MessageKey, reason: string) =>
    conflict(key, { values: { days: SHIFT_TERMS.appealDays }, reasons: [reason] });
  if (entry.points >= 0) throw refuse('reliability.nothingTaken', 'nothing_taken');
  if (entry.appealStatus !== null) throw refuse('reliability.appealed', 'appealed');
  if (appealUntil(entry, now) === null) throw refuse('reliability.appealOver', 'appeal_over');
}

export function createReliabilityService(deps: Deps): ReliabilityService {
  const { reliability, people, commands, clock } = deps;
  return {
    of: (facts) => reliabilityOf(facts, clock.now()),
    appealUntil: (entry) => appealUntil(entry, clock.now()),

    async appeals(info) {
      requireAdmin(info);
      return reliability.openAppeals();
    },

    async appeal(info, input) {
      await commands.consumeWriteQuota(info);
      const { userId } = requireViewer(info);
      const { entryId, text } = parseInput(appealRule, input);
      return commands.run(info, { operation: 'appealReliability', input }, async (tx) => {
        const entry = await reliability.lock(tx, entryId);
        if (entry?.professionalId !== userId) throw notFound();
        const now = clock.now();
        refuseAppeal(entry, now);
        const appealed = await reliability.appeal(tx, entry, { text, at: now });
        const at = now.toISOString();
        await appendOutbox(tx, 'reliability.appealed', { entryId, userId, at });
        return appealed;
      });
    },

    async decide(info, input) {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const { entryId, isRemoved, answer } = parseInput(decideAppealRule, input);
      return commands.run(info, { operation: 'decideReliabilityAppeal', input }, async (tx) => {
        const entry = await reliability.lock(tx, entryId);
        if (!entry) throw notFound();
        if (entry.appealStatus !== 'open')
          throw conflict('reliability.noAppeal', { reasons: ['no_appeal'] });
        const partyIds = [entry.professionalId, await reliability.clinicOf(tx, entry)];
        await refuseOwnCase(tx, people, { viewer, partyIds });
        const now = clock.now();
        const status = isRemoved ? 'removed' : 'upheld';
        const decision = { status, answer, by: viewer.userId, at: now } as const;
        const decided = await reliability.decide(tx, entry, decision);
        await appendOutbox(tx, 'reliability.appeal-decided', {
          ...{ entryId, userId: entry.professionalId, status, answer },
          points: isRemoved ? -entry.points : 0,
          at: now.toISOString(),
        });
        return decided;
      });
    },
  };
}
