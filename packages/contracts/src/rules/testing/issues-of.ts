import type { checkRule } from '../issue';

/** Pairs of dotted path and message key. */
export function issuesOf(result: ReturnType<typeof checkRule>): [path: string, key: string][] {
  return result.ok ? [] : result.issues.map(({ path, key }) => [path.join('.'), key]);
}
