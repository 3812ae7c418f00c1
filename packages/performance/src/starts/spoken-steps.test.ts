import { stepSeconds } from './spoken-steps';

const lines = [
  { second: 1, text: '· Build' },
  { second: 3, text: '    @tbt/gateway' },
  { second: 9.5, text: '✓ Build (8.5 s)' },
  { second: 10, text: '· Load the demo world' },
];

it('reads how long a step took, null for one that did not finish or run', () => {
  expect(stepSeconds(lines, 'Build')).toBe(8.5);
  expect(stepSeconds(lines, 'Load the demo world')).toBeNull();
  expect(stepSeconds(lines, 'Publish')).toBeNull();
});
