import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MISTAKES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a breaking space before a colon or a closing guillemet', /[^\S\u00a0][:»](?!\w)/],
  ['no no-break space after an opening guillemet', /«[^\u00a0]/],
  ['a space before ; ! or ?', /\s[;!?]/],
  ['a breaking space before a unit', /\d [$%]|\d (?:h|km|Mo)\b/],
  ['an ending in brackets', /\((?:e|le|ne|s|es)\)/],
  ['“clinique” where the others say “cabinet”', /\bcliniques?\b/i],
  ['“venue” where the others say “présence”', /(?<!\p{L})venue\b/iu],
];

const LINK_TARGET = /\]\([^)]*\)/g;

const files = execFileSync('git', ['ls-files', '*fr-CA.json', '*fr-CA.ts', '*fr-CA.mdx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** Values of a JSON file, lines of an article, or string literals of a module. */
const textsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return Object.values(JSON.parse(source) as Record<string, string>);
  if (file.endsWith('.mdx')) return source.replace(LINK_TARGET, ']').split('\n');
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text]) => text ?? '');
};

it('there are French catalogues', () => {
  expect(files.length).toBeGreaterThan(8);
});

it.each(MISTAKES)('no French text has %s', (_name, pattern) => {
  const wrong = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => pattern.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
