import { GraphQLError, Kind, visit } from 'graphql';
import type { DocumentNode, ValidationRule } from 'graphql';
import { isTooDeep } from '../json-depth';
import { invalidRequest } from './invalid-request';

const NUL = '\u0000';

const NONE: readonly string[][] = [];

export function nulPaths(value: unknown): readonly string[][] {
  if (typeof value === 'string') return value.includes(NUL) ? [[]] : NONE;
  if (typeof value !== 'object' || value === null) return NONE;
  const found: string[][] = [];
  // Paths are built for what is found only: a list may hold 20,000 entries.
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    for (const path of nulPaths(inner)) found.push([String(key), ...path]);
  }
  return found;
}

/** The same for string literals in the document. */
export const NoNulTextRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (!node.value.includes(NUL)) return;
    const message = 'The query holds a character that is not allowed.';
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

/** @throws GraphQLError VALIDATION_FAILED for a value too deep to walk recursively. */
export function assertDepth(value: unknown): void {
  if (!isTooDeep(value)) return;
  throw invalidRequest('The variables are too deep.');
}

/**
 * No document rule forbids null for a nullable variable with a default in @skip or @include.
 * @throws GraphQLError VALIDATION_FAILED naming the variable.
 */
function assertConditions(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  if (!Object.values(variables).includes(null)) return;
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== 'include' && name.value !== 'skip') return;
      for (const { value } of given) {
        if (value.kind !== Kind.VARIABLE || variables[value.name.value] !== null) continue;
        throw invalidRequest(
          `Variable "$${value.name.value}" is a condition, it must not be null.`,
        );
      }
    },
  });
}

/** @throws GraphQLError VALIDATION_FAILED naming the variable. */
export function assertVariables(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  assertDepth(variables);
  assertConditions(document, variables);
  const [path] = nulPaths(variables);
  if (!path) return;
  throw invalidRequest(`Variable "$${path.join('.')}" holds a character that is not allowed.`);
}
