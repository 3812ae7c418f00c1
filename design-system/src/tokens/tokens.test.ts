import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from './contrast';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** The declarations of one `:root…` block. */
function declarations(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = declarations(read('color.css'), ':root');
const dark = declarations(read('color-dark.css'), ":root[data-theme='dark']");
const darkOfSystem = declarations(read('color-dark.css'), ":root:not([data-theme='light'])");

const surfaces = ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'field'];
const tones = ['success', 'info', 'warning', 'danger', 'neutral'];

/** Text on what is behind it: 4.5 to 1. */
const textPairs = [
  ...surfaces.flatMap((surface) =>
    ['text', 'text-muted', 'text-subtle', 'link', 'link-hover', 'danger-text'].map((ink) => [
      ink,
      surface,
    ]),
  ),
  ...tones.map((tone) => [`on-${tone}-subtle`, `${tone}-subtle`]),
  ...['brand', 'brand-hover', 'brand-active'].map((paint) => ['on-brand', paint]),
  ...['danger', 'danger-hover'].map((paint) => ['on-danger', paint]),
  ...['brand-subtle', 'brand-subtle-hover'].map((paint) => ['on-brand-subtle', paint]),
  ['brand', 'surface'],
  ['brand', 'canvas'],
  ['on-brand-deep', 'brand-deep'],
  ['on-brand-deep-muted', 'brand-deep'],
  ['on-bubble-own', 'bubble-own'],
  ['on-bubble-other', 'bubble-other'],
  ['on-inverse', 'inverse'],
  ['text-subtle', 'neutral-subtle'],
] as [string, string][];

/** Edges and marks one must be able to see: 3 to 1. */
const markPairs = [
  ...['canvas', 'surface', 'field'].flatMap((surface) =>
    ['border-strong', 'focus', ...tones.map((tone) => `${tone}-mark`), 'star'].map((mark) => [
      mark,
      surface,
    ]),
  ),
] as [string, string][];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s colours', (_, colors) => {
  const colorOf = (name: string) => colors[`color-${name}`] ?? '';

  it.each(textPairs)('%s can be read on %s', (ink, paper) => {
    expect(contrast(colorOf(ink), colorOf(paper))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s can be seen on %s', (mark, paper) => {
    expect(contrast(colorOf(mark), colorOf(paper))).toBeGreaterThanOrEqual(3);
  });
});

it('holds the same dark colours for the system setting and the page setting', () => {
  expect(darkOfSystem).toEqual(dark);
});

it('gives every light colour a dark one', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

const source = path.join(__dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(path.join(source, file), 'utf8') }));
const defined = new Set(
  sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
);

describe.each(sheets)('$file', ({ file, css }) => {
  it('uses only tokens that exist', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name) && !name?.startsWith('--radix-'))).toEqual([]);
  });

  it('follows the direction of reading', () => {
    expect(css).not.toMatch(/(margin|padding|border)-(left|right)|(^|[\s;{])(left|right|float):/);
    expect(css).not.toMatch(/text-align:\s*(left|right)/);
  });

  it('takes its colours from the tokens', () => {
    if (file.startsWith('tokens')) return;
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });
});
