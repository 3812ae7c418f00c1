const DEPTH_MAX = 64;

/** Checked before a value is walked recursively, which would overflow the stack. */
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
