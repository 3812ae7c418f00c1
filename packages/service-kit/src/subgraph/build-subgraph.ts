import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { Kind, Source, concatAST, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { refuseByClinicRole } from './clinic-role-guard';
import { renewContext } from './request-context';
import { scalarResolvers } from './scalars';

export type SubgraphModules = {
  typeDefs: string | DocumentNode | readonly (string | DocumentNode)[];
  resolvers: object | readonly object[];
};

type ResolverTable = Record<string, object>;
type SchemaOptions = Parameters<typeof buildSubgraphSchema>[0];

/** Reads every `<module>/<name>.graphql` below the directory. */
export function loadModuleTypeDefs(directory: string): DocumentNode {
  const files = readdirSync(directory, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.graphql'))
    .sort();
  if (files.length === 0) throw new Error('There is no <module>/<name>.graphql file');
  const sources = files.map(
    (file) => new Source(readFileSync(join(directory, file), 'utf8'), file),
  );
  return concatAST(sources.map((source) => parse(source)));
}

function mergeTables(tables: readonly object[]): ResolverTable {
  const merged: ResolverTable = {};
  for (const table of tables) {
    for (const [type, resolvers] of Object.entries(table as ResolverTable)) {
      const known = merged[type];
      // Scalars are class instances; only plain objects are merged.
      const isTable = Object.getPrototypeOf(resolvers) === Object.prototype;
      merged[type] = known && isTable ? { ...known, ...resolvers } : resolvers;
    }
  }
  return merged;
}

type Resolver = (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;

/**
 * Refuses what the viewer's role in the clinic does not allow. Serial mutations of one document get fresh
 * loaders: each reads what the previous one wrote.
 */
function guardedMutations(table: object): object {
  const entries = Object.entries(table).map(([name, resolver]: [string, unknown]) => {
    if (typeof resolver !== 'function') return [name, resolver];
    const renewed: Resolver = (source, args, context, info) => {
      refuseByClinicRole(name, context);
      renewContext(context);
      return (resolver as Resolver)(source, args, context, info);
    };
    return [name, renewed];
  });
  return Object.fromEntries(entries) as object;
}

export function buildSubgraph(modules: SubgraphModules): GraphQLSchema {
  const sources = Array.isArray(modules.typeDefs) ? modules.typeDefs : [modules.typeDefs];
  const documents = sources.map((sdl: string | DocumentNode) =>
    typeof sdl === 'string' ? parse(sdl) : sdl,
  );
  const typeDefs = concatAST(documents);
  const declared = new Set(
    typeDefs.definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION ? [node.name.value] : [],
    ),
  );
  const scalars = Object.entries(scalarResolvers).filter(([name]) => declared.has(name));
  const tables = Array.isArray(modules.resolvers) ? modules.resolvers : [modules.resolvers];
  const resolvers = mergeTables([Object.fromEntries(scalars), ...(tables as object[])]);
  if (resolvers.Mutation) resolvers.Mutation = guardedMutations(resolvers.Mutation);
  return buildSubgraphSchema({ typeDefs, resolvers } as SchemaOptions);
}
