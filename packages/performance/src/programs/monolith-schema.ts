import type { Subgraph, SubgraphName } from '@tbt/service-kit';
import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { buildASTSchema, defaultFieldResolver, isScalarType, parse } from 'graphql';

/** Contexts of one request, one per former subgraph. */
export type MonolithContext = Readonly<Record<SubgraphName, object>>;

type Resolver = GraphQLFieldResolver<unknown, MonolithContext>;
type ReferenceResolver = (reference: object, context: object, info: object) => unknown;

/** Types with fields of several subgraphs, and the reference resolver of each. */
const referenceOf = (subgraph: Subgraph, typeName: string): ReferenceResolver | undefined => {
  const type = subgraph.schema.getType(typeName);
  const { apollo } = (type?.extensions ?? {}) as {
    apollo?: { subgraph?: { resolveReference?: ReferenceResolver } };
  };
  return apollo?.subgraph?.resolveReference;
};

/** Wraps a subgraph's resolver to use that subgraph's context. */
const inContextOf =
  (name: SubgraphName, resolve: GraphQLFieldResolver<unknown, object>): Resolver =>
  (source, args, context, info) =>
    resolve(source, args, context[name], info);

/** The public graph over all resolvers in one executable schema, without a planner. */
export function monolithSchema(sdl: string, subgraphs: readonly Subgraph[]): GraphQLSchema {
  const schema = buildASTSchema(parse(sdl));
  const identity = subgraphs.find(({ name }) => name === 'identity');
  const toUser = identity && referenceOf(identity, 'User');
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) {
      const known = subgraphs.map(({ schema: own }) => own.getType(type.name)).find(isScalarType);
      if (known) Object.assign(type, { serialize: known.serialize, parseValue: known.parseValue });
    }
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const [fieldName, field] of Object.entries(type.getFields())) {
      for (const { name, schema: own } of subgraphs) {
        const owned = own.getType(type.name);
        const ownField = isObjectType(owned) ? owned.getFields()[fieldName] : undefined;
        const isForeign = type.name === 'User' && name !== 'identity' && fieldName === 'id';
        if (!ownField || isForeign) continue;
        const resolve = inContextOf(name, ownField.resolve ?? defaultFieldResolver);
        const isPerson = String(field.type) === 'User' && name !== 'identity';
        field.resolve = !isPerson
          ? resolve
          : async (source, args, context, info) => {
              const reference = await resolve(source, args, context, info);
              return reference && toUser?.(reference as object, context.identity, info);
            };
      }
    }
  }
  return schema;
}
