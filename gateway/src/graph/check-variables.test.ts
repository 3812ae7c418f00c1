import { nulPaths } from './check-variables';

it('names every text with a NUL character, at any depth', () => {
  expect(nulPaths({ a: ['x', 'y\u0000'], b: { c: '\u0000' }, d: 1, e: null })).toEqual([
    ['a', '1'],
    ['b', 'c'],
  ]);
  expect(nulPaths('\u0000')).toEqual([[]]);
});
