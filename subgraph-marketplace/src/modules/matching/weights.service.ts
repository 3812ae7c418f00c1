import {
  boundedList,
  DISMISSAL_REASONS,
  isMatchTerm,
  MATCH_TERMS,
  MATCH_WEIGHTS,
  normaliseWeights,
  weighDismissals,
  weightBounds,
} from '@tbt/contracts';
import type { DismissalCounts, MatchTermKey, MatchWeights, RuleIssue } from '@tbt/contracts';
import {
  forbidden,
  idOfSide,
  parseInput,
  requireOneSide,
  validationFailed,
} from '@tbt/service-kit';
import type { ActingSide, Clock, RequestInfo } from '@tbt/service-kit';
import * as z from 'zod/mini';
import type { Commands } from '../../commands';
import { hasAdvancedMatching, type Subscriber } from './matching-plan';
import type { RecommendationsQueries } from './recommendations.queries';
import type { WeightsQueries } from './weights.queries';

export type MatchingWeight = {
  key: MatchTermKey;
  weight: number;
  effective: number;
  standard: number;
  min: number;
  max: number;
};

export type MatchingPreferences = {
  weights: MatchingWeight[];
  dismissals: { reason: string; count: number }[];
};

export type WeightsService = {
  /** Weights in effect: the standard for a clinic whose plan has no own ones. */
  mine(info: RequestInfo): Promise<MatchingWeight[]>;
  preferences(side: ActingSide): Promise<MatchingPreferences>;
  /** Professionals always, clinics by plan. */
  areOwn(info: RequestInfo): Promise<boolean>;
  /**
   * Normalised to a sum of 100; none restores the standard and forgets reasons of dismissals.
   * @throws DomainError VALIDATION_FAILED per entry, FORBIDDEN by the plan (`plan_limit`).
   */
  set(info: RequestInfo, input: object): Promise<MatchingWeight[]>;
};

type Deps = {
  weights: WeightsQueries;
  recommendations: RecommendationsQueries;
  commands: Commands;
  clock: Clock;
};

const inputRule = z.object({
  weights: boundedList(z.object({ key: z.string(), weight: z.number() }), MATCH_TERMS.length),
});
type Entry = { key: string; weight: number };

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

function shown(
  weights: MatchWeights,
  dismissals: DismissalCounts,
  standard: MatchWeights,
): MatchingWeight[] {
  const effective = weighDismissals(weights, dismissals);
  return MATCH_TERMS.map((key) => ({
    key,
    weight: weights[key],
    effective: effective[key],
    standard: standard[key],
    ...weightBounds(key),
  }));
}

export function createWeightsService(deps: Deps): WeightsService {
  const { weights, recommendations, commands, clock } = deps;

  const isOwn = (side: ActingSide, plan: Subscriber): boolean =>
    !('clinicId' in side) || hasAdvancedMatching(plan, clock.now());

  const read = async (side: ActingSide) => {
    const { weights: own, standardWeights, dismissals, ...plan } = await weights.of(idOfSide(side));
    const standard = standardWeights ?? MATCH_WEIGHTS;
    const base = (isOwn(side, plan) ? own : null) ?? standard;
    return { weights: shown(base, dismissals, standard), dismissals };
  };

  const mayWeigh = async (weigher: ActingSide): Promise<boolean> =>
    !('clinicId' in weigher) || isOwn(weigher, await weights.of(idOfSide(weigher)));

  return {
    mine: async (info) => (await read(requireOneSide(info))).weights,

    async preferences(side) {
      const { weights: entries, dismissals } = await read(side);
      return {
        weights: entries,
        dismissals: DISMISSAL_REASONS.flatMap((reason) => {
          const count = dismissals[reason] ?? 0;
          return count > 0 ? [{ reason, count }] : [];
        }),
      };
    },

    areOwn: async (info) => mayWeigh(requireOneSide(info)),

    async set(info, input) {
      await commands.consumeWriteQuota(info);
      const weigher = requireOneSide(info);
      const { weights: entries } = parseInput(inputRule, input);
      const issues = entries.flatMap(issueOf);
      if (issues.length > 0) throw validationFailed(issues);
      if (!(await mayWeigh(weigher))) {
        throw forbidden('matching.planLimit', { reasons: ['plan_limit'] });
      }
      const wanted = Object.fromEntries(entries.map(({ key, weight }) => [key, weight]));
      return commands.run(info, { operation: 'setMatchingWeights', input }, async (tx) => {
        const id = idOfSide(weigher);
        const { standardWeights, dismissals } = await weights.of(id, tx);
        const standard = standardWeights ?? MATCH_WEIGHTS;
        const set = entries.length > 0 ? normaliseWeights({ ...standard, ...wanted }) : null;
        await weights.set(tx, id, set, clock.now());
        if (!set) await recommendations.forgetReasons(tx, id);
        await recommendations.forgetRun(tx, id);
        return shown(set ?? standard, set ? dismissals : {}, standard);
      });
    },
  };
}
