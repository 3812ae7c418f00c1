import type { Suite } from './suites';

const answersTo = (suite: Suite, name: string): boolean =>
  suite.name === name || suite.group === name;

/**
 * The suites of one run: those of the given names and groups, else all that are not too long, else all.
 * @throws Error for a name nobody has, with the names there are.
 */
export function chooseSuites(
  suites: readonly Suite[],
  { names, isDeep }: { names: readonly string[]; isDeep: boolean },
): readonly Suite[] {
  const unknown = names.filter((name) => !suites.some((suite) => answersTo(suite, name)));
  if (unknown.length > 0) {
    const known = suites.map((suite) => suite.name).join(', ');
    throw new Error(`No suite is named ${unknown.join(', ')}. There are: ${known}`);
  }
  if (names.length > 0)
    return suites.filter((suite) => names.some((name) => answersTo(suite, name)));
  return suites.filter((suite) => isDeep || !suite.isDeep);
}
