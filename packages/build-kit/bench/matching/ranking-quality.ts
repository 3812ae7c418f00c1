import { rankScore, rotationBonuses } from '@tbt/subgraph-marketplace/matching';
import { makeMarket } from './market';
import { entriesOf, type Entry } from './market-entries';
import { createRandom } from './random';
import {
  attentionOf,
  deviationOf,
  gainsOf,
  giniOf,
  mean,
  ndcg,
  rankedBy,
  TOP,
} from './ranking-measures';

/**
 * The oracle is the best ranking that can be known: it orders by the expectation of the truth under
 * everything that is stated, with the market's true curves and weights, which no ranking is told. What
 * is hidden is independent of what is stated and has mean 0, so no ranking by stated facts is better
 * but by luck, whatever its formula. An oracle that sees the hidden factors too would measure how much
 * the generator hides: the share of it that the knowable oracle reaches is reported beside it, as the
 * ceiling of every ranking.
 */
export type Quality = {
  byScore: number;
  byDistance: number;
  /** Of an oracle that sees what is hidden too: what the ranking reaches, and what can be reached. */
  ofAllKnowing: number;
  ceiling: number;
  /** Deviation of what is hidden beside that of what is stated, among the people of one shift. */
  hiddenShare: number;
  peopleGini: number;
  shiftsGini: number;
  giniWithoutTurns: number;
  /** Most points by which somebody stands below somebody who fits worse. */
  farthestMoved: number;
};

type Candidate = Entry & { id: number };
type Shown = { order: Candidate[]; entries: Candidate[] };

/** Rankings one after the other, each knowing who was shown by those before it. */
function inTurn(lists: readonly Candidate[][], hasTurns: boolean) {
  const seen = new Map<number, number>();
  const rankings = lists.map((entries): Shown => {
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

function farthestMovedIn({ order }: Shown): number {
  let [best, farthest] = [0, 0];
  for (const { score } of order.toReversed()) {
    farthest = Math.max(farthest, best - score);
    best = Math.max(best, score);
  }
  return farthest / 10;
}

/** Everybody's list of shifts, as recommendations have it. */
function listsOfPeople(lists: readonly Entry[][]): Candidate[][] {
  const byPerson = new Map<number, Candidate[]>();
  for (const entry of lists.flat()) {
    const list = byPerson.get(entry.personId) ?? [];
    list.push({ ...entry, id: entry.shiftId });
    byPerson.set(entry.personId, list);
  }
  return [...byPerson.values()];
}

/** How good rankings of one market are. */
export function qualityOf(seed: number): Quality {
  const lists = entriesOf(makeMarket(createRandom(seed)), seed);
  const ofShifts = lists.map((entries) =>
    entries.map((entry) => ({ ...entry, id: entry.personId })),
  );
  const { rankings, gini } = inTurn(ofShifts, true);
  const gains = rankings.map(({ entries }) => gainsOf(entries));
  const meanOf = (orderIn: (shown: Shown) => readonly Candidate[]) =>
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
          deviationOf(entries.map((entry) => entry.worth - entry.knowable)) /
          deviationOf(entries.map((entry) => entry.knowable)),
      ),
    ),
    peopleGini: gini,
    shiftsGini: inTurn(listsOfPeople(lists), true).gini,
    giniWithoutTurns: inTurn(ofShifts, false).gini,
    farthestMoved: Math.max(...rankings.map(farthestMovedIn)),
  };
}
