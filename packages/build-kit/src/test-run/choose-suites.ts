import type { Suite } from './suites';

/**
 * The suites of one run: the named ones, else all that are not too long, else all.
 * @throws Error for a name nobody has, with the names there are.
 */
export function chooseSuites(
  suites: readonly Suite[],
  { names, isDeep }: { names: readonly string[]; isDeep: boolean },
): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = suites.map((suite) => suite.name).join(', ');
    throw new Error(`No suite is named ${unknown.join(', ')}. There are: ${known}`);
  }
  if (names.length > 0) return suites.filter((suite) => names.includes(suite.name));
  return suites.filter((suite) => isDeep || !suite.isDeep);
}
