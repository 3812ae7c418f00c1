import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSheet, sheets } from './read-sheets';
import { sheetRules } from './sheet-rules';

it('reads every sheet there is', () => {
  expect(sheets.length).toBeGreaterThan(40);
});

describe.each(sheetRules)('every sheet $title', ({ find, wrong, right }) => {
  it('is kept everywhere', () => {
    expect(sheets.flatMap(find)).toEqual([]);
  });

  it('is seen where it is broken, and only there', () => {
    expect(find(parseSheet(wrong))).toHaveLength(1);
    expect(find(parseSheet(right))).toEqual([]);
  });
});

it('stops endless movement for readers who ask for less of it', () => {
  const reset = readFileSync(path.join(__dirname, '../src/tokens/reset.css'), 'utf8');
  const calm = reset.slice(reset.indexOf('prefers-reduced-motion'));
  expect(calm).toMatch(/animation-duration: 1ms !important/);
  expect(calm).toMatch(/animation-iteration-count: 1 !important/);
});
