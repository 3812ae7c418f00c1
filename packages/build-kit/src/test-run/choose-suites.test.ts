import { chooseSuites } from './choose-suites';
import type { Suite } from './suites';

const suite = (name: string, isDeep = false): Suite => ({
  name,
  title: name,
  isDeep,
  run: () => Promise.resolve({ passed: 1, failed: 0 }),
});
const suites = [suite('unit'), suite('journeys'), suite('screens', true)];
const chosen = (names: string[], isDeep: boolean) =>
  chooseSuites(suites, { names, isDeep }).map(({ name }) => name);

it('leaves out what takes long, unless it is asked for', () => {
  expect(chosen([], false)).toEqual(['unit', 'journeys']);
  expect(chosen([], true)).toEqual(['unit', 'journeys', 'screens']);
});

it('runs only the named ones', () => {
  expect(chosen(['screens'], true)).toEqual(['screens']);
  expect(chosen(['screens', 'unit'], false)).toEqual(['unit', 'screens']);
});

it('runs every suite of a group, long ones too', () => {
  const ways = ['contract-split', 'contract-copies'].map((name) => ({
    ...suite(name, name === 'contract-copies'),
    group: 'ways',
  }));
  const names = chooseSuites([...suites, ...ways], { names: ['ways'], isDeep: false });
  expect(names.map(({ name }) => name)).toEqual(['contract-split', 'contract-copies']);
});

it('names the suites there are when a name is wrong', () => {
  expect(() => chosen(['screen'], true)).toThrow(
    'No suite is named screen. There are: unit, journeys, screens',
  );
});
