import type { ThemeSettings } from './token-files';

export interface Declaration {
  name: string;
  value: string;
}

export interface ThemeBlock extends ThemeSettings {
  name: string;
  /** All values for the default theme; differences for the others. */
  declarations: readonly Declaration[];
}

export interface ModeBlock {
  media: string;
  declarations: readonly Declaration[];
}

const WITHOUT_CHOICE = ':root:not([data-theme])';

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

const within = (rule: string, css: string): string =>
  `${rule} {\n${css.replace(/^(?=.)/gm, '  ')}}\n`;

const linesOf = (declarations: readonly Declaration[]): string[] =>
  declarations.map(({ name, value }) => `--${name}: ${value};`);

function themeCss({ name, scheme, media, declarations }: ThemeBlock, isDefault: boolean): string {
  const lines = [`color-scheme: ${scheme};`, ...linesOf(declarations)];
  if (isDefault) return block(':root', lines);
  // Paper keeps the default theme.
  const chosen = within('@media screen', block(`:root[data-theme='${name}']`, lines));
  return media
    ? within(`@media screen and ${media}`, block(WITHOUT_CHOICE, lines)) + chosen
    : chosen;
}

/** Cascade layers decide: device modes (touch, motion, contrast) win over themes, a page's rules over both. */
export function tokenSheet(themes: readonly ThemeBlock[], modes: readonly ModeBlock[]): string {
  const modeCss = modes.map(({ media, declarations }) =>
    within(`@media ${media}`, block(':root', linesOf(declarations))),
  );
  return [
    '@layer tbt-theme, tbt-mode;\n',
    within('@layer tbt-theme', themes.map((theme, at) => themeCss(theme, at === 0)).join('')),
    within('@layer tbt-mode', modeCss.join('')),
  ].join('\n');
}
