import { createHash } from 'node:crypto';
import { Kind, parse, print, visit } from 'graphql';
import type { DefinitionNode } from 'graphql';

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : '';

/**
 * One digest per document, whatever its spelling: clients add `__typename` to selections and order
 * fragments as they like. Undefined for a text that is no document.
 */
export function canonicalDigest(text: string): string | undefined {
  try {
    const document = visit(parse(text, { noLocation: true }), {
      Field: (node) => (node.name.value === '__typename' && !node.alias ? null : undefined),
    });
    const definitions = [...document.definitions].sort((a, b) =>
      `${a.kind}${nameOf(a)}`.localeCompare(`${b.kind}${nameOf(b)}`),
    );
    const canonical = print({ kind: Kind.DOCUMENT, definitions });
    return createHash('sha256').update(canonical).digest('base64');
  } catch {
    return undefined;
  }
}
