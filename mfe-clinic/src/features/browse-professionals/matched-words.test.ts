import { isFoundIn, piecesOf } from './matched-words';

const marked = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ text: piece, isMatched }) => (isMatched ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Ana Reyes', 'reyes ana', '[Ana] [Reyes]'],
  ['Québec', 'quebec', '[Québec]'],
  ['Zoë Côté', 'cote', 'Zoë [Côté]'],
  ['Toronto', 'ront', 'To[ront]o'],
  ['Toronto, Ontario', 'licence ontario', 'Toronto, [Ontario]'],
  ['Toronto', 'toronto ront', '[Toronto]'],
  ['Toronto', 'ottawa', 'Toronto'],
  ['Toronto', '', 'Toronto'],
])('marks in %s what %s found', (text, q, expected) => {
  expect(marked(text, q)).toBe(expected);
});

it('knows whether a text was found at all', () => {
  expect(isFoundIn('McGill University', 'mcgill')).toBe(true);
  expect(isFoundIn('McGill University', 'licence')).toBe(false);
});
