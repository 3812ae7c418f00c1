import { createHash } from 'node:crypto';
import { Kind, parse, print, visit } from 'graphql';
import type { SelectionSetNode } from 'graphql';

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

const hasTypename = ({ selections }: SelectionSetNode): boolean =>
  selections.some((field) => field.kind === Kind.FIELD && field.name.value === '__typename');

/** Adds `__typename` to every selection below the root, as a normalised cache does. */
export const withTypenames = (text: string): string =>
  print(
    visit(parse(text, { noLocation: true }), {
      SelectionSet: (node, _key, parent) => {
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        if (isRoot || hasTypename(node)) return undefined;
        return { ...node, selections: [...node.selections, typename] };
      },
    }),
  );

export const documentId = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;
