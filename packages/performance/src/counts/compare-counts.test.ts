import { compareCounts } from './compare-counts';
import type { Counts } from './counts';

const counts = (marketplace: number, calls = 1): Counts => ({
  sql: { identity: 1, marketplace, messaging: 0 },
  transactionControl: 0,
  subgraphCalls: { identity: 1, marketplace: calls, messaging: 0 },
});

it('finds nothing in equal counts', () => {
  expect(compareCounts({ a: counts(2) }, { a: counts(2) })).toEqual({ grown: [], fallen: [] });
});

it('names the operation, what was and what is', () => {
  expect(compareCounts({ a: counts(2, 2) }, { a: counts(3, 1) })).toEqual({
    grown: ['a: sql.marketplace was 2, is 3'],
    fallen: ['a: subgraphCalls.marketplace was 2, is 1'],
  });
});

it('reports a new entry as grown and a removed one as fallen', () => {
  expect(compareCounts({ a: counts(2) }, { b: counts(2) })).toEqual({
    grown: ['b: has no committed counts'],
    fallen: ['a: is measured no more'],
  });
});
