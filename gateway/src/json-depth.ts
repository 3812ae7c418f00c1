const DEPTH_MAX = 64;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Checked before a value is walked recursively, which would overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = isObject(value) ? [value] : [];
  for (let depth = 0; depth <= DEPTH_MAX; depth += 1) {
    level = level.flatMap((each) => Object.values(each).filter(isObject));
    if (level.length === 0) return false;
  }
  return true;
}
