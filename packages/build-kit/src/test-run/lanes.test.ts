import { inLanes } from './lanes';
import type { Suite } from './suites';

const suite = (name: string, lane?: Suite['lane']): Suite => ({
  name,
  title: name,
  lane,
  run: () => Promise.resolve({ passed: 1, failed: 0 }),
});

it('runs neighbours of different lanes side by side and the others alone', () => {
  const steps = inLanes([
    suite('unit'),
    suite('contract-combined', 'services'),
    suite('contract-copies', 'services'),
    suite('journeys', 'browser'),
    suite('failures', 'services'),
    suite('screens'),
    suite('dev', 'services'),
  ]);
  expect(steps.map((lists) => lists.map((list) => list.map(({ name }) => name)))).toEqual([
    [['unit']],
    [['contract-combined', 'contract-copies', 'failures'], ['journeys']],
    [['screens']],
    [['dev']],
  ]);
});

it('has nothing to do without suites', () => {
  expect(inLanes([])).toEqual([]);
});
