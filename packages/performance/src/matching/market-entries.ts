import { isEligible, scoreOf } from '@tbt/subgraph-marketplace/matching';
import type { Market } from './market';
import { createRandom } from './random';
import { hiddenWorth, knowableWorth, outcomeOf, tasteOf, type Curves } from './truth';

export type Entry = {
  personId: number;
  shiftId: number;
  score: number;
  km: number;
  knowable: number;
  /** Expected worth given stated and hidden facts. */
  worth: number;
  outcome: number;
};

/** The eligible professionals for each shift of a market, in the order of shifts. */
export function entriesOf(market: Market, seed: number, curves: Curves): Entry[][] {
  const taste = tasteOf(createRandom(seed));
  return market.shifts.map(({ facts: shift, hidden: ofShift }, at) => {
    const random = createRandom(seed * 1_000 + at);
    return market.people.flatMap(({ facts: person, hidden: ofPerson }) => {
      const pair = market.pairOf(person, shift);
      if (!isEligible(person, shift, pair)) return [];
      const side = { person, shift, pair };
      const knowable = knowableWorth(side, taste, curves);
      const worth = knowable + hiddenWorth({ person: ofPerson, shift: ofShift }, taste);
      return [
        {
          ...{ personId: person.id, shiftId: shift.id, knowable, worth },
          score: scoreOf(person, shift, pair),
          km: pair.km ?? 0,
          outcome: outcomeOf(worth, taste, random),
        },
      ];
    });
  });
}
