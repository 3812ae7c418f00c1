import { createHash } from 'node:crypto';

const NAMES_MAX = 500;

/** Names for prepared statements. The server keeps them for the life of a connection, so only 500 texts get one. */
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
