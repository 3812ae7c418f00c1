const DEPTH_MAX = 64;

/**
 * Whether lists and objects lie in each other deeper than anything of ours needs. Asked before a value
 * is walked by recursion, which such a value would overflow.
 */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEPTH_MAX; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return false;
  }
  return level.some((each) => typeof each === 'object' && each !== null);
}
