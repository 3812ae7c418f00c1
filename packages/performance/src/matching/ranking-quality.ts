import { mean, standardDeviation } from 'simple-statistics';
import { rankScore, rotationBonuses } from '@tbt/subgraph-marketplace/matching';
import { makeMarket } from './market';
import { entriesOf, type Entry } from './market-entries';
import { createRandom } from './random';
import type { Curves } from './truth';
import { attentionOf, gainsOf, giniOf, ndcg, rankedBy, TOP } from './ranking-measures';

/**
 * The oracle orders by the true expectation given the stated facts, so it is the best possible ranking:
 * hidden factors are independent of these facts and have mean 0. The share that it reaches of an
 * oracle with the hidden facts is reported as the ceiling of every ranking.
 */
export type Quality = {
  byScore: number;
  byDistance: number;
  /** Against an oracle that reads the hidden facts: the ranking, and the ceiling. */
  ofAllKnowing: number;
  ceiling: number;
  /** Deviation of hidden relative to stated factors, among the professionals of one shift. */
  hiddenShare: number;
  peopleGini: number;
  shiftsGini: number;
  giniWithoutTurns: number;
  /** Largest score difference by which the order is violated. */
  farthestMoved: number;
};

type Candidate = Entry & { id: number };
type RankedList = { order: Candidate[]; entries: Candidate[] };

/** Ranks lists in order, each with the impressions of the previous ones. */
function rankInOrder(lists: readonly Candidate[][], hasTurns: boolean) {
  const seen = new Map<number, number>();
  const rankings = lists.map((entries): RankedList => {
    const turns = rotationBonuses(entries.map(({ id }) => (hasTurns ? (seen.get(id) ?? 0) : 0)));
    const placed = entries.map((entry, at) => ({ ...entry, turn: turns[at] ?? 0 }));
    const order = rankedBy(placed, rankScore);
    for (const { id } of entries) seen.set(id, seen.get(id) ?? 0);
    order.slice(0, TOP).forEach(({ id }, at) => {
      seen.set(id, (seen.get(id) ?? 0) + attentionOf(at + 1));
    });
    return { order, entries };
  });
  return { rankings, gini: giniOf([...seen.values()]) };
}

function farthestMovedIn({ order }: RankedList): number {
  let [best, farthest] = [0, 0];
  for (const { score } of order.toReversed()) {
    farthest = Math.max(farthest, best - score);
    best = Math.max(best, score);
  }
  return farthest / 10;
}

/** Each professional's list of shifts, as in recommendations. */
function listsOfPeople(lists: readonly Entry[][]): Candidate[][] {
  const byPerson = new Map<number, Candidate[]>();
  for (const entry of lists.flat()) {
    const list = byPerson.get(entry.personId) ?? [];
    list.push({ ...entry, id: entry.shiftId });
    byPerson.set(entry.personId, list);
  }
  return [...byPerson.values()];
}

export function qualityOf(seed: number, curves: Curves): Quality {
  const lists = entriesOf(makeMarket(createRandom(seed)), seed, curves);
  const ofShifts = lists.map((entries) =>
    entries.map((entry) => ({ ...entry, id: entry.personId })),
  );
  const { rankings, gini } = rankInOrder(ofShifts, true);
  const gains = rankings.map(({ entries }) => gainsOf(entries));
  const meanOf = (orderIn: (shown: RankedList) => readonly Candidate[]) =>
    mean(rankings.map((shown, at) => ndcg(orderIn(shown), gains[at] ?? new Map())));
  const knowable = meanOf(({ entries }) => rankedBy(entries, (entry) => entry.knowable));
  const allKnowing = meanOf(({ entries }) => rankedBy(entries, ({ worth }) => worth));
  const byScore = meanOf(({ order }) => order);
  return {
    byScore: byScore / knowable,
    byDistance: meanOf(({ entries }) => rankedBy(entries, ({ km }) => -km)) / knowable,
    ofAllKnowing: byScore / allKnowing,
    ceiling: knowable / allKnowing,
    hiddenShare: mean(
      ofShifts.map(
        (entries) =>
          standardDeviation(entries.map((entry) => entry.worth - entry.knowable)) /
          standardDeviation(entries.map((entry) => entry.knowable)),
      ),
    ),
    peopleGini: gini,
    shiftsGini: rankInOrder(listsOfPeople(lists), true).gini,
    giniWithoutTurns: rankInOrder(ofShifts, false).gini,
    farthestMoved: Math.max(...rankings.map(farthestMovedIn)),
  };
}
