import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { lexicographicSortSchema, parse, printSchema } from 'graphql';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { subgraphProjects } from '@tbt/workspace/projects';
import { subgraphName } from './subgraph-name';

export interface ComposedGraph {
  readonly supergraph: string;
  readonly schema: string;
}

function readSdl(project: string): string {
  const modules = join(repositoryRoot, project, 'src', 'modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((file) => file.endsWith('.graphql')).sort();
  return documents.map((file) => readFileSync(join(modules, file), 'utf8')).join('\n');
}

/** Composes all subgraphs offline. @throws Error with one line per composition error. */
export function composeSupergraph(): ComposedGraph {
  const services = subgraphProjects().map((project) => ({
    name: subgraphName(project),
    // Never called: the gateway reads the addresses from its environment.
    url: `http://${subgraphName(project)}.invalid/graphql`,
    typeDefs: parse(readSdl(project)),
  }));
  const { supergraphSdl, errors } = composeServices(services);
  if (errors) throw new Error(errors.map(({ message }) => `- ${message}`).join('\n'));
  const api = Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema();
  return {
    supergraph: `${supergraphSdl.trim()}\n`,
    schema: `${printSchema(lexicographicSortSchema(api)).trim()}\n`,
  };
}
