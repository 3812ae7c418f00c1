import {
  GraphQLError,
  Kind,
  TypeInfo,
  getNamedType,
  isInputObjectType,
  isLeafType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { ASTNode, DocumentNode, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { leafRequirement } from '@tbt/service-kit';

const LITERALS: ReadonlySet<string> = new Set([
  Kind.BOOLEAN,
  Kind.ENUM,
  Kind.FLOAT,
  Kind.INT,
  Kind.LIST,
  Kind.NULL,
  Kind.OBJECT,
  Kind.STRING,
]);

const QUOTED_LITERAL = /\b(String|BlockString|Int|Float) ".*"/s;

function requirement({ kind }: ASTNode, type: GraphQLNamedType): string {
  if (kind === Kind.NULL) return ' must not be null.';
  return isLeafType(type) ? leafRequirement(type) : ` must be of type ${type.name}.`;
}

/** `Argument "filter.role"`; null outside arguments and default values. */
function placeOf(above: readonly ASTNode[]): string | null {
  let root: string | null = null;
  const fields: string[] = [];
  for (const node of above) {
    if (node.kind === Kind.VARIABLE_DEFINITION) root = `Variable "$${node.variable.name.value}`;
    if (node.kind === Kind.ARGUMENT) root = `Argument "${node.name.value}`;
    if (node.kind === Kind.OBJECT_FIELD) fields.push(node.name.value);
  }
  return root && `${[root, ...fields].join('.')}"`;
}

/** What each of these literals must be. */
function literalErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  wanted: ReadonlySet<ASTNode>,
): ReadonlyMap<ASTNode, string> {
  const found = new Map<ASTNode, string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      enter(node, _key, parent, _path, ancestors) {
        if (!wanted.has(node)) return;
        const above = [...ancestors, parent].flatMap((step) =>
          step && 'kind' in step ? [step] : [],
        );
        const type = getNamedType(types.getInputType());
        const place = placeOf(above);
        // The error of an input object is about its fields.
        if (!type || !place || (node.kind === Kind.OBJECT && isInputObjectType(type))) return;
        found.set(node, place + requirement(node, type));
      },
    }),
  );
  return found;
}

/** GraphQL's own texts repeat wrong literals: these name their place and what they must be. */
export function withoutLiterals(
  schema: GraphQLSchema,
  document: DocumentNode | undefined,
  errors: readonly GraphQLError[],
): readonly GraphQLError[] {
  const literalOf = ({ nodes }: GraphQLError) => nodes?.find(({ kind }) => LITERALS.has(kind));
  const wanted = new Set(errors.flatMap((error) => literalOf(error) ?? []));
  const texts = document && wanted.size > 0 ? literalErrors(schema, document, wanted) : null;
  return errors.map((error) => {
    const literal = literalOf(error);
    const message = (literal && texts?.get(literal)) ?? error.message.replace(QUOTED_LITERAL, '$1');
    if (message === error.message) return error;
    const { nodes, source, positions, extensions } = error;
    return new GraphQLError(message, { nodes, source, positions, extensions });
  });
}
