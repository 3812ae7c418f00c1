import type { TokenGroup } from './token-files';

const isGroup = (value: unknown): value is TokenGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isToken = (group: TokenGroup): boolean => '$value' in group;

function mergeTwo(under: TokenGroup, over: TokenGroup): TokenGroup {
  const merged = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = under[name];
    const isNested = isGroup(value) && isGroup(below) && !isToken(value) && !name.startsWith('$');
    merged[name] = isNested ? mergeTwo(below, value) : value;
  }
  return merged;
}

/** Later tokens replace earlier ones of the same name. */
export const mergeGroups = (groups: readonly TokenGroup[]): TokenGroup =>
  groups.reduce(mergeTwo, {});

/** Token names in written order: `color-text`. */
export function tokenNames(group: TokenGroup, path: readonly string[] = []): string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$') || !isGroup(value)) return [];
    const here = [...path, name];
    return isToken(value) ? [here.join('-')] : tokenNames(value, here);
  });
}
