import { isEligible, scoreOf } from '@tbt/subgraph-marketplace/matching';
import type { Market } from './market';
import { createRandom } from './random';
import { knowableWorth, outcomeOf, tasteOf, trueWorth } from './truth';

/** A professional and a shift that the rules allow together. */
export type Entry = {
  personId: number;
  shiftId: number;
  /** Thousandths, by the ranking under test. */
  score: number;
  km: number;
  /** Expected worth given the stated facts. */
  knowable: number;
  /** Expected worth given stated and hidden facts. */
  worth: number;
  /** Worth with chance. */
  outcome: number;
};

/** The eligible professionals for each shift of a market, in the order of shifts. */
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
