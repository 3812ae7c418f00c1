import { TURN_POINTS } from '@tbt/contracts';
import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { estimate } from '../harness/statistics';
import { qualityOf, type Quality } from './ranking-quality';
import { RANKED_PEOPLE, timeFigures } from './ranking-time';
import { violationsIn } from './rule-violations';
import { openRuleWorld } from './rule-world';

const SEEDS = 20;

const METHOD = [
  `${SEEDS} markets by seed, each of 400 people and 400 shifts. What is truly good is generated apart from the scorer: other curves, other weights in every market, two hidden factors (how two get on, how much a professional wants to work) and chance.`,
  'NDCG@10 over the people whom no rule excludes, in the order that a clinic sees, turns included; gains 7, 3, 1, 0 by the outcome within a shift. Intervals over the markets; these targets have to be reached by the whole interval.',
  'The oracle is the best ranking that can be known: the expectation of the truth under what is stated, with the true curves and weights of the market. What is hidden is independent of what is stated, so nothing can rank by it; the share of an all-knowing order that can be reached at all is the ceiling.',
  'Exposure: shares of the first ten places by rank, shift after shift of a market, for everybody who may be ranked at all; and the same for shifts among the recommendations of people.',
  'Rules: 1,000 people and 100 shifts in PostgreSQL with bookings, blocked times, licences and blocks, ranked by the service, judged by an oracle that is written from the domain rules alone.',
  `Time: ${RANKED_PEOPLE.toLocaleString('en-CA')} people who all fit one shift; 95th percentile of 20 rankings against that of 20 reads of the same people, in turns.`,
];

function qualityFigures(): Figure[] {
  const markets = Array.from({ length: SEEDS }, (_, at) => qualityOf(at + 1));
  const figure = (name: string, of: (market: Quality) => number, target?: Figure['target']) => {
    const value = estimate(markets.map(of));
    return { name, unit: 'times', value, ...(target && { target, isForInterval: true }) } as const;
  };
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
      name: 'farthest before a better fit',
      unit: 'points',
      value: Math.max(...markets.map(({ farthestMoved }) => farthestMoved)),
      target: { atMost: TURN_POINTS },
    },
  ];
}

/** Quality, rule violations and cost of the ranking. */
export async function runMatching(args: readonly string[]): Promise<number> {
  const { slices, isKept } = readOptions(args);
  const machine = machineFacts();
  const quality = qualityFigures();
  const world = await openRuleWorld();
  try {
    const { pairs, ranked, leftOut } = await violationsIn(world);
    const of = `of ${pairs.toLocaleString('en-CA')} pairs`;
    const figures: Figure[] = [
      ...quality,
      { name: `ranked against a rule, ${of}`, unit: 'pairs', value: ranked, target: { atMost: 0 } },
      {
        name: `left out without a rule, ${of}`,
        unit: 'pairs',
        value: leftOut,
        target: { atMost: 0 },
      },
      ...(await timeFigures(world, slices)),
    ];
    const result = resultOf('matching', machine, { method: METHOD, figures });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    await world.close();
  }
}
