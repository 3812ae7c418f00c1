import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themes, tokens, type ThemeName } from '../generated/tokens/tokens';
import { markPairs, MARK_CONTRAST, textPairs, TEXT_CONTRAST, type ColorPair } from './color-pairs';
import { contrast } from './contrast';

const REPOSITORY = path.join(__dirname, '../../..');
const STYLED = ['design-system/src', 'shell/src', 'packages/web-kit/src', ...remotes()];

function remotes(): string[] {
  return readdirSync(REPOSITORY)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => `${name}/src`);
}

function sheetsOf(folder: string): { file: string; css: string }[] {
  return readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('generated'))
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, css: readFileSync(path.join(REPOSITORY, file), 'utf8') }));
}

const colorOf = (name: string, theme: ThemeName): string =>
  tokens.find((token) => token.name === `color-${name}`)?.values[theme] ?? '';

describe.each(themes.map(({ name }) => name))('the theme %s', (theme) => {
  const ratio = ({ ink, paper }: ColorPair) => contrast(colorOf(ink, theme), colorOf(paper, theme));

  it.each(textPairs)('lets one read $ink on $paper', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it.each(markPairs)('lets one see $ink on $paper', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(MARK_CONTRAST);
  });
});

const sheets = STYLED.flatMap(sheetsOf);
const generated = readFileSync(path.join(__dirname, '../generated/tokens/tokens.css'), 'utf8');
const local = new Set(
  sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
);
const known = new Set(tokens.map(({ name }) => `--${name}`));
const measured = new Set(
  [...textPairs, ...markPairs].map(({ ink, paper }) => `${ink} on ${paper}`),
);

/** Text and background colours of the same rule. */
function pairsOf(css: string): string[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const ink = /(?:^|[\s;])color: var\(--color-([\w-]+)\)/.exec(body)?.[1];
    const paper = /background(?:-color)?: var\(--color-([\w-]+)\)/.exec(body)?.[1];
    return ink && paper ? [`${ink} on ${paper}`] : [];
  });
}

describe.each(sheets)('$file', ({ file, css }) => {
  it('uses only tokens that exist', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const unknown = used.filter((name) => !known.has(name) && !local.has(name));
    expect(unknown.filter((name) => !/^--(radix|rdp)-/.test(name))).toEqual([]);
  });

  it('sets text on grounds whose contrast is measured', () => {
    expect(pairsOf(css).filter((pair) => !measured.has(pair))).toEqual([]);
  });

  it('follows the direction of reading', () => {
    expect(css).not.toMatch(/(margin|padding|border)-(left|right)|(^|[\s;{])(left|right|float):/);
    expect(css).not.toMatch(/text-align:\s*(left|right)/);
  });

  it('takes its colours from the tokens', () => {
    if (file.endsWith('tokens/font.css')) return;
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });
});

it('declares every token once in the default theme', () => {
  const [defaults = ''] = /:root \{[^}]*\}/.exec(generated) ?? [];
  for (const { name } of tokens) expect(defaults).toContain(`--${name}:`);
});

it.each(['(pointer: coarse)', '(forced-colors: active)', '(prefers-contrast: more)'])(
  'has values for %s',
  (media) => {
    expect(generated).toContain(`@media ${media}`);
  },
);

it('stops every duration for readers who want no motion', () => {
  const [, block = ''] = /prefers-reduced-motion: reduce\) \{([^@]*)/.exec(generated) ?? [];
  for (const { name, type } of tokens) {
    if (type === 'duration') expect(block).toContain(`--${name}: 1ms`);
  }
});

it('keeps its names: a renamed token has to change in every sheet', () => {
  const names: Record<string, string[]> = {};
  for (const { name } of tokens) {
    const [group = '', ...rest] = name.split('-');
    (names[group] ??= []).push(rest.join('-'));
  }
  const lines = Object.entries(names).map(([group, rest]) => `${group}: ${rest.join(' ')}`);
  expect(lines).toMatchInlineSnapshot(`
   [
     "layer: sticky menu dialog toast tooltip",
     "duration: fast medium slow",
     "ease: out",
     "radius: small medium large bubble full",
     "shadow: small medium large",
     "space: 0 1 2 3 4 5 6 8 10 12 16 20",
     "gutter: ",
     "control: small medium large",
     "hit: area",
     "font: sans",
     "text: caption small dense body lead h4 h3 h2 h1 figure display",
     "leading: tight snug dense body",
     "weight: regular medium strong heavy",
     "tracking: tight display caps",
     "measure: ",
     "color: canvas surface surface-sunken surface-hover field text text-muted text-subtle border border-strong brand brand-hover brand-active on-brand brand-subtle brand-subtle-hover on-brand-subtle brand-deep on-brand-deep on-brand-deep-muted accent accent-hover on-accent accent-subtle on-accent-subtle link link-hover focus danger danger-hover on-danger danger-text success-subtle on-success-subtle success-mark info-subtle on-info-subtle info-mark warning-subtle on-warning-subtle warning-mark danger-subtle on-danger-subtle danger-mark neutral-subtle on-neutral-subtle neutral-mark bubble-own on-bubble-own bubble-other on-bubble-other inverse on-inverse skeleton skeleton-sheen overlay star series-1 series-2 series-3 series-4 series-5 shadow-soft shadow-firm",
   ]
  `);
});
