import { isEligible, scoreOf } from '@tbt/subgraph-marketplace/matching';
import { makeMarket, type Market } from './market';
import { createRandom } from './random';
import { outcomeOf, tasteOf, trueWorth } from './truth';

const TOP = 10;
/** Grades of an outcome within a shift: the best tenth is worth most. */
const GRADES = [0.1, 0.25, 0.5];

export type Quality = { byScore: number; byDistance: number; gini: number };

type Entry = { personId: number; score: number; km: number; worth: number; outcome: number };

/** Gains by rank of the outcome: 7 for the best tenth, 3, 1 and 0. */
function gainsOf(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const inOrder = [...entries].sort((a, b) => b.outcome - a.outcome);
  return new Map(
    inOrder.map(({ personId }, at) => {
      const grade = GRADES.filter((share) => at < share * inOrder.length).length;
      return [personId, 2 ** grade - 1];
    }),
  );
}

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, TOP).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

function ndcg(
  entries: readonly Entry[],
  gains: ReadonlyMap<number, number>,
  by: (e: Entry) => number,
) {
  const ranked = [...entries].sort((a, b) => by(b) - by(a) || a.personId - b.personId);
  const best = discounted([...gains.values()].sort((a, b) => b - a));
  return best === 0 ? 1 : discounted(ranked.map(({ personId }) => gains.get(personId) ?? 0)) / best;
}

/** How unevenly something is spread: 0 alike, 1 all with one. */
function giniOf(amounts: readonly number[]): number {
  const inOrder = [...amounts].sort((a, b) => a - b);
  const total = inOrder.reduce((sum, amount) => sum + amount, 0);
  const weighted = inOrder.reduce((sum, amount, at) => sum + (at + 1) * amount, 0);
  const count = inOrder.length;
  return total === 0 ? 0 : (2 * weighted) / (count * total) - (count + 1) / count;
}

const mean = (values: readonly number[]) => values.reduce((sum, n) => sum + n, 0) / values.length;

function entriesOf(market: Market, at: number, seed: number): Entry[] {
  const random = createRandom(seed * 1_000 + at);
  const taste = tasteOf(createRandom(seed));
  const shift = market.shifts[at];
  if (!shift) return [];
  return market.people.flatMap(({ facts: person, hidden }) => {
    const pair = market.pairOf(person, shift.facts);
    if (!isEligible(person, shift.facts, pair)) return [];
    const side = { person, shift: shift.facts, pair };
    const worth = trueWorth(side, { person: hidden, shift: shift.hidden }, taste);
    return [
      {
        personId: person.id,
        score: scoreOf(person, shift.facts, pair),
        km: pair.km ?? 0,
        worth,
        outcome: outcomeOf(worth, taste, random),
      },
    ];
  });
}

/** How good rankings of one market are, as shares of what somebody who knows all could reach. */
export function qualityOf(seed: number): Quality {
  const market = makeMarket(createRandom(seed));
  const seen = new Map<number, number>();
  const rows = market.shifts.map((_, at) => {
    const entries = entriesOf(market, at, seed);
    const gains = gainsOf(entries);
    const ranked = [...entries].sort((a, b) => b.score - a.score || a.personId - b.personId);
    for (const { personId } of entries) seen.set(personId, seen.get(personId) ?? 0);
    ranked.slice(0, TOP).forEach(({ personId }, rank) => {
      seen.set(personId, (seen.get(personId) ?? 0) + 1 / Math.log2(rank + 2));
    });
    return {
      oracle: ndcg(entries, gains, ({ worth }) => worth),
      byScore: ndcg(entries, gains, ({ score }) => score),
      byDistance: ndcg(entries, gains, ({ km }) => -km),
    };
  });
  const oracle = mean(rows.map((row) => row.oracle));
  return {
    byScore: mean(rows.map((row) => row.byScore)) / oracle,
    byDistance: mean(rows.map((row) => row.byDistance)) / oracle,
    gini: giniOf([...seen.values()]),
  };
}
