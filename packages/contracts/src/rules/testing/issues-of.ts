import type { checkRule } from '../issue';

export function issuesOf(result: ReturnType<typeof checkRule>): [path: string, key: string][] {
  return result.ok ? [] : result.issues.map(({ path, key }) => [path.join('.'), key]);
}
