import { isEligible, scoreOf } from '@tbt/subgraph-marketplace/matching';
import type { Market } from './market';
import { createRandom } from './random';
import { knowableWorth, outcomeOf, tasteOf, trueWorth } from './truth';

/** A person and a shift that no rule keeps apart. */
export type Entry = {
  personId: number;
  shiftId: number;
  /** Thousandths, by the ranking that is judged. */
  score: number;
  km: number;
  /** What is to be expected of the two by everything that is stated. */
  knowable: number;
  /** The same with what is hidden. */
  worth: number;
  /** The worth as it turned out, chance included. */
  outcome: number;
};

/** Everybody who may be ranked for each shift of a market, in the order of shifts. */
export function entriesOf(market: Market, seed: number): Entry[][] {
  const taste = tasteOf(createRandom(seed));
  return market.shifts.map(({ facts: shift, hidden: ofShift }, at) => {
    const random = createRandom(seed * 1_000 + at);
    return market.people.flatMap(({ facts: person, hidden: ofPerson }) => {
      const pair = market.pairOf(person, shift);
      if (!isEligible(person, shift, pair)) return [];
      const side = { person, shift, pair };
      const worth = trueWorth(side, { person: ofPerson, shift: ofShift }, taste);
      return [
        {
          ...{ personId: person.id, shiftId: shift.id, worth },
          score: scoreOf(person, shift, pair),
          km: pair.km ?? 0,
          knowable: knowableWorth(side, taste),
          outcome: outcomeOf(worth, taste, random),
        },
      ];
    });
  });
}
