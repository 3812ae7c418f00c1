import { isTooDeep } from './json-depth';

const nested = (depth: number): unknown => (depth === 0 ? {} : { inner: [nested(depth - 1)] });

it('tells values that are nested more than 64 levels deep', () => {
  expect(isTooDeep('text')).toBe(false);
  expect(isTooDeep({ list: ['a', null, 1] })).toBe(false);
  expect(isTooDeep(nested(32))).toBe(false);
  expect(isTooDeep(nested(33))).toBe(true);
});
