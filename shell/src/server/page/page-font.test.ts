import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@tbt/workspace/files-below';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { create } from 'fontkit';

const tokens = path.join(repositoryRoot, 'design-system/src/tokens');
const sheet = readFileSync(path.join(tokens, 'font.css'), 'utf8');
const file = readFileSync(path.join(tokens, 'figtree-text.woff2'));
const font = create(file);
const [first = '', rest = '', ...fallbacks] = sheet.match(/@font-face \{[^}]*\}/g) ?? [];

const codePointsOf = (face: string): number[] =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const [start, end] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });

/** Figtree has no arrow to the right. */
const UNKNOWN = '\n→';

it('has every character of the texts of both languages', () => {
  const projects = ['shell', 'mfe-clinic', 'mfe-jobs', 'mfe-messaging', 'mfe-profile'];
  const packages = ['packages/people-ui', 'packages/web-kit'];
  const locales = [...projects, ...packages]
    .flatMap((folder) => filesBelow(`${folder}/src`))
    .filter((name) => /(en|fr)-CA\.(json|ts)$|\.mdx$/.test(name));
  expect(locales.length).toBeGreaterThan(8);
  const texts = locales.map((name) => readFileSync(path.join(repositoryRoot, name), 'utf8'));
  const used = new Set(texts.join(''));
  const missing = [...used].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  expect(missing.filter((sign) => !UNKNOWN.includes(sign))).toEqual([]);
});

it('is asked for what it has, the rest of the font for what else there is', () => {
  const own = codePointsOf(first);
  expect(own.filter((point) => !font.hasGlyphForCodePoint(point))).toEqual([]);
  expect(codePointsOf(rest).filter((point) => own.includes(point))).toEqual([]);
});

it('fits the first packets of a page beside its text', () => {
  expect(file.length).toBeLessThan(13_000);
});

it('has faces of the device with its line for regular and for bold text', () => {
  const { ascent, descent, unitsPerEm } = font;
  for (const face of fallbacks) {
    const percent = (name: string) => parseFloat(face.split(`${name}: `)[1] ?? '') / 100;
    const size = percent('size-adjust');
    expect(percent('ascent-override') * size).toBeCloseTo(ascent / unitsPerEm, 2);
    expect(percent('descent-override') * size).toBeCloseTo(-descent / unitsPerEm, 2);
    expect(percent('line-gap-override')).toBe(0);
  }
  const named = fallbacks.map((face) => [
    /font-family: '(.+)'/.exec(face)?.[1],
    /font-weight: (.+);/.exec(face)?.[1],
  ]);
  expect(named).toEqual([
    ['Figtree Fallback', '400 500'],
    ['Figtree Fallback', '600 700'],
    ['Figtree Fallback Roboto', '400 500'],
    ['Figtree Fallback Roboto', '600 700'],
  ]);
});
