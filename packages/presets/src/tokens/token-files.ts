import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface TokenGroup {
  $description?: string;
  $extensions?: TokenExtensions;
  [name: string]: unknown;
}

export interface ThemeSettings {
  scheme: 'light' | 'dark';
  /** The theme to inherit from. */
  extends?: string;
  media?: string;
}

interface TokenExtensions {
  'tbt.theme'?: ThemeSettings;
  'tbt.mode'?: { media: string };
}

export interface ThemeFile extends ThemeSettings {
  name: string;
  description: string;
  tokens: TokenGroup;
}

export interface ModeFile {
  name: string;
  description: string;
  /** Media query of the values, for every theme. */
  media: string;
  tokens: TokenGroup;
}

export interface TokenFiles {
  base: TokenGroup;
  /** The default theme first, then by name. */
  themes: readonly ThemeFile[];
  modes: readonly ModeFile[];
}

export const DEFAULT_THEME = 'light';

function readGroups(folder: string): { name: string; tokens: TokenGroup }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      name: basename(file, '.json'),
      tokens: JSON.parse(readFileSync(join(folder, file), 'utf8')) as TokenGroup,
    }));
}

const descriptionOf = ({ $description = '' }: TokenGroup) => $description;

function readTheme({ name, tokens }: { name: string; tokens: TokenGroup }): ThemeFile {
  const settings = tokens.$extensions?.['tbt.theme'];
  if (!settings) throw new Error(`themes/${name}.json: $extensions has no "tbt.theme"`);
  return { name, description: descriptionOf(tokens), ...settings, tokens };
}

function readMode({ name, tokens }: { name: string; tokens: TokenGroup }): ModeFile {
  const settings = tokens.$extensions?.['tbt.mode'];
  if (!settings) throw new Error(`modes/${name}.json: $extensions has no "tbt.mode"`);
  return { name, description: descriptionOf(tokens), media: settings.media, tokens };
}

/** Reads `base/*.json`, `themes/*.json` and `modes/*.json`. @throws Error for a theme or mode without a condition. */
export function readTokenFiles(folder: string): TokenFiles {
  const isDefault = ({ name }: { name: string }) => name === DEFAULT_THEME;
  const themes = readGroups(join(folder, 'themes')).map(readTheme);
  return {
    base: Object.assign({}, ...readGroups(join(folder, 'base')).map(({ tokens }) => tokens)),
    themes: [...themes.filter(isDefault), ...themes.filter((theme) => !isDefault(theme))],
    modes: readGroups(join(folder, 'modes')).map(readMode),
  };
}
