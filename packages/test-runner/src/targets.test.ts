import { chooseTargets, DEEP_TARGETS } from './targets';

it('leaves out slow targets by default', () => {
  const usual = chooseTargets([], false);
  expect(usual.checks).toContain('lint');
  expect(usual.stacks).toContain('journeys');
  expect(usual.stacks.filter((name) => name === 'screens')).toEqual([]);
  expect(chooseTargets([], true).stacks).toEqual(expect.arrayContaining([...DEEP_TARGETS]));
});

it('runs only the named ones, long ones too', () => {
  expect(chooseTargets(['screens', 'test'], false)).toEqual({
    checks: ['test'],
    stacks: ['screens'],
  });
});

it('takes the first part of a name for all that have it', () => {
  const { stacks } = chooseTargets(['contract'], false);
  expect(stacks).toEqual(expect.arrayContaining(['contract-combined', 'contract-split']));
});

it('names the targets there are when a name is wrong', () => {
  expect(() => chooseTargets(['screen'], true)).toThrow(/No target is named screen\..*screens/);
});
