import { frenchFirst } from './french-first';

it.each([
  ['fr-CA', 'mardi 1 décembre 2026', 'mardi 1er décembre 2026'],
  ['fr-CA', 'lundi 11 janvier 2027', 'lundi 11 janvier 2027'],
  ['en-CA', 'Tuesday, December 1, 2026', 'Tuesday, December 1, 2026'],
])('writes in %s %s as %s', (locale, date, expected) => {
  expect(frenchFirst(locale, date)).toBe(expected);
});
