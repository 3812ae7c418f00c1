import {
  isMatchTerm,
  isProfessionalRole,
  MATCH_TERMS,
  MATCH_WEIGHTS,
  normaliseWeights,
  weightBounds,
  type MatchTermKey,
  type MatchWeights,
  type RuleIssue,
} from '@tbt/contracts';
import { forbidden, parseInput, requireViewer, validationFailed } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import * as z from 'zod/mini';
import { actingClinicOf } from '../../acting';
import type { Commands } from '../../commands';
import type { RecommendationsRepository } from './recommendations.repository';
import type { WeightsRepository } from './weights.repository';

/** A term's weight as somebody set it, and the bounds it stays in. */
export type MatchingWeight = {
  key: MatchTermKey;
  weight: number;
  standard: number;
  min: number;
  max: number;
};

export type WeightsService = {
  mine(info: RequestInfo): Promise<MatchingWeight[]>;
  /**
   * Sets weights, brought to a sum of 100 inside their bounds; none brings the standard ones back.
   * @throws DomainError VALIDATION_FAILED per entry.
   */
  set(info: RequestInfo, input: object): Promise<MatchingWeight[]>;
};

type Deps = {
  weights: WeightsRepository;
  recommendations: RecommendationsRepository;
  commands: Commands;
  clock: Clock;
};

const inputRule = z.object({
  weights: z.array(z.object({ key: z.string(), weight: z.number() })),
});
type Entry = { key: string; weight: number };

/** Whose weights a viewer sets: their own, or those of the clinic they act for. */
function weigherOf(info: RequestInfo): number {
  const viewer = requireViewer(info);
  const id = actingClinicOf(viewer) ?? (isProfessionalRole(viewer.role) ? viewer.userId : null);
  if (id !== null) return id;
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant, clinic' } });
}

function issueOf({ key, weight }: Entry, at: number, all: readonly Entry[]): RuleIssue[] {
  if (!isMatchTerm(key)) {
    const values = { allowed: MATCH_TERMS.join(', ') };
    return [{ path: ['weights', String(at), 'key'], key: 'matching.unknownTerm', values }];
  }
  const path = ['weights', String(at), 'weight'];
  if (all.findIndex((entry) => entry.key === key) !== at) {
    return [{ path, key: 'matching.weightTwice', values: {} }];
  }
  const { min, max } = weightBounds(key);
  return weight >= min && weight <= max
    ? []
    : [{ path, key: 'matching.weightBounds', values: { min, max } }];
}

const shown = (weights: MatchWeights): MatchingWeight[] =>
  MATCH_TERMS.map((key) => ({
    key,
    weight: weights[key],
    standard: MATCH_WEIGHTS[key],
    ...weightBounds(key),
  }));

export function createWeightsService(deps: Deps): WeightsService {
  const { weights, recommendations, commands, clock } = deps;
  return {
    async mine(info) {
      return shown((await weights.of(weigherOf(info))) ?? MATCH_WEIGHTS);
    },

    async set(info, input) {
      await commands.admit(info);
      const personId = weigherOf(info);
      const { weights: entries } = parseInput(inputRule, input);
      const issues = entries.flatMap(issueOf);
      if (issues.length > 0) throw validationFailed(issues);
      const wanted = Object.fromEntries(entries.map(({ key, weight }) => [key, weight]));
      const set = entries.length > 0 ? normaliseWeights({ ...MATCH_WEIGHTS, ...wanted }) : null;
      return commands.run(info, { operation: 'setMatchingWeights', input }, async (tx) => {
        await weights.set(tx, personId, set, clock.now());
        await recommendations.forgetRun(tx, personId);
        return shown(set ?? MATCH_WEIGHTS);
      });
    },
  };
}
