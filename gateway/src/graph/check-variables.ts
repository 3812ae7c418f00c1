import { GraphQLError } from 'graphql';

const NUL = '\u0000';

/** Paths of texts that hold a NUL character, which no database text takes. */
export function nulPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return value.includes(NUL) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => nulPaths(inner, [...path, key]));
}

/** @throws GraphQLError VALIDATION_FAILED naming the variable. */
export function assertVariables(variables: Readonly<Record<string, unknown>>): void {
  const [path] = nulPaths(variables);
  if (!path) return;
  throw new GraphQLError(`Variable "$${path.join('.')}" holds a character that is not allowed.`, {
    extensions: { code: 'VALIDATION_FAILED', http: { status: 400 } },
  });
}
