import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { estimate } from '../harness/statistics';
import { qualityOf } from './ranking-quality';
import { RANKED_PEOPLE, timeFigures } from './ranking-time';
import { violationsIn } from './rule-violations';
import { openRuleWorld } from './rule-world';

const SEEDS = 20;

const METHOD = [
  `${SEEDS} markets by seed, each of 400 people and 400 shifts. What is truly good is generated apart from the scorer: other curves, other weights in every market, two hidden factors (how two get on, how much somebody wants to work) and chance.`,
  'NDCG@10 over the people whom no rule excludes; gains 7, 3, 1, 0 by the outcome within a shift. The oracle knows all but chance. Intervals over the markets.',
  'Exposure: shares of the first ten places by rank, over all shifts of a market; Gini over everybody who may be ranked at all.',
  'Rules: 1,000 people and 100 shifts in PostgreSQL with bookings, blocked times, licences and blocks, ranked by the service, judged by an oracle that is written from the domain rules alone.',
  `Time: ${RANKED_PEOPLE.toLocaleString('en-CA')} people who all fit one shift; 95th percentile of 20 rankings against that of 20 reads of the same people, in turns.`,
];

function qualityFigures(): Figure[] {
  const markets = Array.from({ length: SEEDS }, (_, at) => qualityOf(at + 1));
  return [
    {
      name: 'NDCG@10 ÷ that of an oracle',
      unit: 'times',
      value: estimate(markets.map(({ byScore }) => byScore)),
      target: { atLeast: 0.9 },
    },
    {
      name: 'the same by distance alone',
      unit: 'times',
      value: estimate(markets.map(({ byDistance }) => byDistance)),
    },
    {
      name: 'how much better than by distance alone',
      unit: 'times',
      value: estimate(markets.map(({ byScore, byDistance }) => byScore - byDistance)),
      target: { atLeast: 0.1 },
    },
    {
      name: 'Gini of exposure',
      unit: 'times',
      value: estimate(markets.map(({ gini }) => gini)),
      target: { atMost: 0.5 },
    },
  ];
}

/** How good the ranking is, whom it excludes, and what it costs. */
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
