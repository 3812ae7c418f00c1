import { longestRow } from './watch-scripts';

const at = (startedAt: number, endedAt: number) => ({ startedAt, endedAt });

it('counts the scripts that waited for each other', () => {
  expect(longestRow([])).toBe(0);
  expect(longestRow([at(0, 5), at(1, 9), at(2, 3)])).toBe(1);
  expect(longestRow([at(0, 5), at(5, 8), at(1, 9), at(9, 10), at(10, 12)])).toBe(4);
});
