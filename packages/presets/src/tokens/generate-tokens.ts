import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenNames } from './merge-groups';
import { resolveTokens, type ResolvedToken } from './resolve-tokens';
import { readTokenFiles, type ThemeFile, type TokenFiles, type TokenGroup } from './token-files';
import { tokenList } from './token-list';
import { tokenSheet, type ThemeBlock } from './token-sheet';

function groupsOf(theme: ThemeFile, { base, themes }: TokenFiles): TokenGroup[] {
  if (!theme.extends) return [base, theme.tokens];
  const parent = themes.find(({ name }) => name === theme.extends);
  if (!parent)
    throw new Error(`themes/${theme.name}.json extends "${theme.extends}": no such theme`);
  return [...groupsOf(parent, { base, themes, modes: [] }), theme.tokens];
}

type ResolvedTheme = ThemeFile & { resolved: readonly ResolvedToken[] };

function checkSameNames([first, ...others]: readonly ResolvedTheme[]): void {
  const wanted = new Set(first?.resolved.map(({ name }) => name));
  for (const { name, resolved } of others) {
    const own = new Set(resolved.map((token) => token.name));
    const missing = [...wanted].filter((token) => !own.has(token));
    const surplus = [...own].filter((token) => !wanted.has(token));
    if (missing.length + surplus.length > 0) {
      throw new Error(
        `themes/${name}.json: missing ${missing.join(', ') || '-'}; unknown ${surplus.join(', ') || '-'}`,
      );
    }
  }
}

function blocksOf([first, ...others]: readonly ResolvedTheme[]): ThemeBlock[] {
  if (!first) return [];
  const defaults = new Map(first.resolved.map(({ name, value }) => [name, value]));
  const differing = ({ resolved }: ResolvedTheme) =>
    resolved.filter(({ name, value }) => defaults.get(name) !== value);
  return [
    { ...first, declarations: first.resolved },
    ...others.map((theme) => ({ ...theme, declarations: differing(theme) })),
  ];
}

async function modeBlock(mode: TokenFiles['modes'][number], beneath: readonly TokenGroup[]) {
  const named = new Set(tokenNames(mode.tokens));
  const known = new Set(beneath.flatMap((group) => tokenNames(group)));
  const unknown = [...named].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`modes/${mode.name}.json: unknown ${unknown.join(', ')}`);
  const resolved = await resolveTokens([...beneath, mode.tokens]);
  const declarations = resolved
    .filter(({ name }) => named.has(name))
    // Kept as a reference: its target differs by theme.
    .map(({ name, reference }) => ({ name, value: reference }));
  return { media: mode.media, declarations };
}

/** Compiles `tokens/` to CSS and TypeScript. @throws Error for a theme with a missing or extra token, or a bad reference. */
export async function generateTokens(folder: string): Promise<void> {
  const files = readTokenFiles(join(folder, 'tokens'));
  const themes: ResolvedTheme[] = [];
  for (const theme of files.themes) {
    themes.push({ ...theme, resolved: await resolveTokens(groupsOf(theme, files)) });
  }
  checkSameNames(themes);
  const [first] = files.themes;
  const beneath = first ? groupsOf(first, files) : [files.base];
  const modes = await Promise.all(files.modes.map((mode) => modeBlock(mode, beneath)));
  const valuesOf = (name: string) =>
    Object.fromEntries(
      themes.map((theme) => [
        theme.name,
        theme.resolved.find((token) => token.name === name)?.value ?? '',
      ]),
    );
  const target = join(folder, 'src/generated/tokens');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'tokens.css'), tokenSheet(blocksOf(themes), modes));
  writeFileSync(
    join(target, 'tokens.ts'),
    tokenList(
      themes.map(({ name, scheme, description }) => ({ name, scheme, description })),
      (themes[0]?.resolved ?? []).map(({ name, type, description }) => ({
        name,
        type,
        description,
        values: valuesOf(name),
      })),
    ),
  );
}
