import type { checkRule } from '../issue';

/** For tests: what a rule refused, as pairs of the dotted path and the message key; empty when it passed. */
export function issuesOf(result: ReturnType<typeof checkRule>): [path: string, key: string][] {
  return result.ok ? [] : result.issues.map(({ path, key }) => [path.join('.'), key]);
}
