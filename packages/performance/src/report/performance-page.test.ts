import { readdirSync } from 'node:fs';
import { isReached, readResult, RESULTS_FOLDER } from '../harness/results-file';
import { SLICES } from '../harness/rounds';
import { performancePage, writtenPage } from './performance-page';
import { REMARKS, SECTIONS } from './sections';

it('matches the committed results', () => {
  expect(writtenPage()).toBe(performancePage());
});

it('has a section for every result, and explains every target that is missed', () => {
  const written = readdirSync(RESULTS_FOLDER).map((file) => file.replace(/\.json$/, ''));
  expect(SECTIONS.map(({ benchmark }) => benchmark)).toEqual(expect.arrayContaining(written));
  expect(written).not.toHaveLength(0);
  for (const benchmark of written) {
    const result = readResult(benchmark);
    const missed = result?.figures.filter((figure) => !isReached(figure)) ?? [];
    if (missed.length > 0) expect(REMARKS[benchmark]).toMatch(/profile/i);
  }
});

it('takes a figure for reached on the right side of its target only', () => {
  const figure = { name: 'a', unit: 'times', value: { median: 2, low: 1, high: 3 } } as const;
  expect(isReached({ ...figure, target: { atLeast: 2 } })).toBe(true);
  expect(isReached({ ...figure, target: { atLeast: 2.1 } })).toBe(false);
  expect(isReached({ ...figure, target: { atMost: 1.9 } })).toBe(false);
  expect(isReached(figure)).toBe(true);
  expect(isReached({ ...figure, target: { atLeast: 1.5 }, isForInterval: true })).toBe(false);
  expect(isReached({ ...figure, target: { atMost: 2.5 }, isForInterval: true })).toBe(false);
  expect(isReached({ ...figure, target: { atMost: 3 }, isForInterval: true })).toBe(true);
  expect(SLICES).toBeGreaterThanOrEqual(9);
});
