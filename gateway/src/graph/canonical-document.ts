import { createHash } from 'node:crypto';
import { Kind, parse, print, visit } from 'graphql';
import type { DefinitionNode } from 'graphql';

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : '';

/** A digest that ignores formatting, added `__typename` and the order of fragments; undefined for invalid text. */
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
