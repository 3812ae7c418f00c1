import { TURN_POINTS } from '@tbt/contracts';
import fc from 'fast-check';
import { rankScore, rotationBonuses } from './ranking-turns';

const BAND = TURN_POINTS * 10;

test('no rotation without exposure', () => {
  expect(rotationBonuses([])).toEqual([]);
  expect(rotationBonuses([0, 0, 0])).toEqual([0, 0, 0]);
});

test('less recent exposure gets a larger bonus, up to the band', () => {
  expect(rotationBonuses([0, 1, 2, 5, 2])).toEqual([BAND, BAND * 0.75, BAND / 2, 0, BAND / 2]);
});

test('no match ranks before one that is better by more than the band', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ score: fc.nat(1_000), shown: fc.double({ min: 0, max: 50, noNaN: true }) }),
      ),
      (people) => {
        const turns = rotationBonuses(people.map(({ shown }) => shown));
        const placed = people
          .map(({ score }, at) => ({ score, turn: turns[at] ?? 0 }))
          .sort((a, b) => rankScore(b) - rankScore(a));
        placed.forEach(({ score }, at) => {
          for (const below of placed.slice(at + 1)) {
            expect(below.score - score).toBeLessThanOrEqual(BAND);
          }
        });
      },
    ),
  ));
