import { createHash } from 'node:crypto';

const NAMES_MAX = 500;

/**
 * Names for prepared statements: planned once per connection, the same text always under the same
 * short name. The server keeps every named one for as long as its connection lives, so only the first
 * 500 texts get a name and later ones run unnamed.
 */
export function createStatementNames(max = NAMES_MAX): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= max) return '';
    const name = createHash('sha1').update(sql).digest('base64url');
    names.set(sql, name);
    return name;
  };
}
