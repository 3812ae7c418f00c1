import { TURN_POINTS } from '@tbt/contracts';
import type { Figure, Measured } from '../harness/results';
import { estimate } from '../harness/statistics';
import type { BenchOptions } from '../run-bench';
import { HELD_OUT_CURVES } from './held-out-curves';
import { qualityOf, type Quality } from './ranking-quality';
import { RANKED_PEOPLE, timeFigures } from './ranking-time';
import { violationsIn } from './rule-violations';
import { FIRST_CURVES, type Curves } from './truth';
import { withRuleWorld } from './rule-world';

const SEEDS = 20;
/** First seed of the held-out markets. */
const HELD_OUT_FROM = 1_001;

const METHOD = [
  `${SEEDS} markets by seed, each of 400 people and 400 shifts. What is truly good is generated apart from the scorer: other curves, other weights in every market, two hidden factors (how two get on, how much a person wants to work) and chance.`,
  'NDCG@10 over the people whom no rule excludes, in the order that a clinic sees, turns included; gains 7, 3, 1, 0 by the outcome within a shift. Intervals over the markets; these targets have to be reached by the whole interval.',
  'The oracle is the best ranking that can be known: the expectation of the truth under what is stated, with the true curves and weights of the market. What is hidden is independent of what is stated, so nothing can rank by it; the share of an all-knowing order that can be reached at all is the ceiling.',
  `Held out: ${SEEDS} more markets by other seeds, whose truth has other curves of every kind: what is near, enough pay, a good style, and how two likings join. Nothing of the ranking was chosen by them; they are reported apart.`,
  'Exposure: shares of the first ten places by rank, shift after shift of a market, for every person who may be ranked at all; and the same for shifts among the recommendations of people.',
  'Rules: 1,000 people and 100 shifts in PostgreSQL with bookings, blocked times, licences and blocks, ranked by the service, judged by an oracle that is written from the domain rules alone.',
  `Time: ${RANKED_PEOPLE.toLocaleString('en-CA')} people who all fit one shift; 95th percentile of 20 rankings against that of 20 reads of the same people, in turns.`,
];

const marketsFrom = (first: number, curves: Curves) =>
  Array.from({ length: SEEDS }, (_, at) => qualityOf(first + at, curves));

const figuresOf =
  (markets: readonly Quality[]) =>
  (name: string, of: (market: Quality) => number, target?: Figure['target']) => {
    const value = estimate(markets.map(of));
    return { name, unit: 'times', value, ...(target && { target, isForInterval: true }) } as const;
  };

function heldOutFigures(): Figure[] {
  const figure = figuresOf(marketsFrom(HELD_OUT_FROM, HELD_OUT_CURVES));
  return [
    figure('held out: NDCG@10 ÷ the best by what is stated', (market) => market.byScore),
    figure('held out: the same by distance alone', (market) => market.byDistance),
    figure('held out: Gini of exposure of people', (market) => market.peopleGini),
  ];
}

function qualityFigures(): Figure[] {
  const markets = marketsFrom(1, FIRST_CURVES);
  const figure = figuresOf(markets);
  return [
    figure('NDCG@10 ÷ the best by what is stated', (market) => market.byScore, { atLeast: 0.9 }),
    figure('the same by distance alone', (market) => market.byDistance),
    figure(
      'how much better than by distance alone',
      ({ byScore, byDistance }) => byScore - byDistance,
      { atLeast: 0.1 },
    ),
    figure('what is hidden ÷ what is stated, deviations', (market) => market.hiddenShare),
    figure('NDCG@10 ÷ that of an all-knowing ranking', (market) => market.ofAllKnowing),
    figure('the most that can be reached of it', (market) => market.ceiling),
    figure('Gini of exposure of people', (market) => market.peopleGini, { atMost: 0.5 }),
    figure('the same without turns', (market) => market.giniWithoutTurns),
    figure('Gini of exposure of shifts', (market) => market.shiftsGini, { atMost: 0.5 }),
    {
      name: 'farthest ahead of a better fit',
      unit: 'points',
      value: Math.max(...markets.map(({ farthestMoved }) => farthestMoved)),
      target: { atMost: TURN_POINTS },
    },
  ];
}

export function measureMatching({ slices }: BenchOptions): Promise<Measured> {
  const quality = [...qualityFigures(), ...heldOutFigures()];
  return withRuleWorld(async (world) => {
    const { pairs, ranked, leftOut } = await violationsIn(world);
    const violations = (name: string, value: number): Figure => ({
      ...{ name: `${name}, of ${pairs.toLocaleString('en-CA')} pairs`, unit: 'pairs', value },
      target: { atMost: 0 },
    });
    return {
      method: METHOD,
      figures: [
        ...quality,
        violations('ranked against a rule', ranked),
        violations('left out without a rule', leftOut),
        ...(await timeFigures(world, slices)),
      ],
    };
  });
}
