export interface ListedToken {
  name: string;
  type: string;
  description: string;
  values: Readonly<Record<string, string>>;
}

export interface ListedTheme {
  name: string;
  scheme: string;
  description: string;
}

const json = (value: unknown): string => JSON.stringify(value);
const rows = (items: readonly unknown[]): string =>
  items.map((item) => `  ${json(item)},\n`).join('');

export function tokenList(themes: readonly ListedTheme[], tokens: readonly ListedToken[]): string {
  return [
    '/** Every theme; the first holds where nothing else is chosen. */\n',
    `export const themes = [\n${rows(themes)}] as const;\n`,
    "\nexport type ThemeName = (typeof themes)[number]['name'];\n",
    '\n/** Every token with its value in each theme. */\n',
    `export const tokens = [\n${rows(tokens)}] as const;\n`,
    "\nexport type TokenName = (typeof tokens)[number]['name'];\n",
  ].join('');
}
