import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gatewayFolder } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { ComposedGraph } from './compose-supergraph';

const artefacts = (graph: ComposedGraph): [string, string][] => [
  [join(gatewayFolder, 'supergraph.graphql'), graph.supergraph],
  [join(gatewayFolder, 'schema.graphql'), graph.schema],
];

export function writeArtefacts(graph: ComposedGraph): string[] {
  const stale = staleArtefacts(graph);
  for (const [file, content] of artefacts(graph)) {
    if (stale.includes(relative(repositoryRoot, file))) writeFileSync(file, content);
  }
  return stale;
}

export function staleArtefacts(graph: ComposedGraph): string[] {
  return artefacts(graph)
    .filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(([file]) => relative(repositoryRoot, file));
}
