import { splitLinks } from './split-links';

const links = (text: string) =>
  splitLinks(text).flatMap(({ href }) => (href === null ? [] : [href]));

it.each([
  ['See https://example.org/a?b=1.', ['https://example.org/a?b=1']],
  [
    '(http://example.org) and https://example.org/x!',
    ['http://example.org', 'https://example.org/x'],
  ],
  ['javascript:alert(1) and data:text/html,x', []],
  ['https://', []],
  ['example.org', []],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it('loses no character', () => {
  const text = 'Go to https://example.org/map, then https://example.org/door.\nThank you';
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
