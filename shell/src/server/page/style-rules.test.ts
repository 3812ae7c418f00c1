import { readStyleRules } from './style-rules';

const rules = (sheet: string, ...names: string[]) => readStyleRules(sheet)(new Set(names)).text;

it.each([
  ['a rule without a class', 'body{margin:0}', 'body{margin:0}'],
  ['a rule of a class that occurs', '.card:hover>.name{a:b}', '.card:hover>.name{a:b}'],
  ['a rule with one selector that matches', '.other,.card{a:b}', '.other,.card{a:b}'],
  [
    'what need not be there',
    '.card:not(.other):is(.a,:not(.b)){a:b}',
    '.card:not(.other):is(.a,:not(.b)){a:b}',
  ],
  ['a name with an escaped sign', '.w-1\\/2{a:b}', '.w-1\\/2{a:b}'],
  ['the rules of a group', '@media (x){.card{a:b}.other{a:b}}', '@media (x){.card{a:b}}'],
  [
    'statements and key frames',
    '@layer a,b;@keyframes k{0%{a:b}}',
    '@layer a,b;@keyframes k{0%{a:b}}',
  ],
])('keeps %s', (_, sheet, kept) => {
  expect(rules(sheet, 'card', 'name', 'w-1/2')).toBe(kept);
});

it.each([
  ['a rule of another class', '.other{a:b}'],
  ['a rule that needs one more class', '.card .other{a:b}'],
  ['an empty group', '@media (x){@supports (y:z){.other{a:b}}}'],
  ['a comment', '/* .card */'],
])('leaves out %s', (_, sheet) => {
  expect(rules(sheet, 'card')).toBe('');
});

it('says whether a page has all of a sheet', () => {
  const isWhole = (sheet: string) => readStyleRules(sheet)(new Set(['card'])).isWhole;
  expect(isWhole('@font-face{src:url(own.woff2)}.card{a:b}')).toBe(true);
  expect(isWhole('.card{a:b}.other{a:b}')).toBe(false);
});
