import { compareCounts } from './counts';

const counts = (statements: number, calls = 1) => ({ statements, calls });

it('accepts counts up to their bounds, and names the bounds that could be lowered', () => {
  expect(compareCounts({ a: counts(2) }, { a: counts(2) })).toEqual({ above: [], lowerable: [] });
  expect(compareCounts({ a: counts(3, 2) }, { a: counts(2, 2) })).toEqual({
    above: [],
    lowerable: ['a: 2 statements, the bound is 3'],
  });
});

it('refuses counts above their bounds and new entries, and names those that are gone', () => {
  expect(compareCounts({ a: counts(2), c: counts(1) }, { a: counts(2, 2), b: counts(1) })).toEqual({
    above: ['a: 2 calls, the bound is 1', 'b: has no bound'],
    lowerable: ['c: is gone'],
  });
});
