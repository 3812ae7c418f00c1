import type { ChunkGroup, Compilation } from 'webpack';
import { isShared } from './shared-packages';

// How Module Federation names the modules between a package and its users.
const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;

const requestsOf = (group: ChunkGroup): string[] =>
  group.origins.map(({ request }) => request ?? '');

/** The shared package that a chunk group of the host brings on demand; undefined for the site's own code. */
export const providedBy = (group: ChunkGroup): string | undefined =>
  requestsOf(group).find(isShared);

/** Whether a chunk group of the host is what all remotes need. */
export const isForRemotes = (group: ChunkGroup): boolean =>
  requestsOf(group).some((request) => request.endsWith('/remotes/federation'));

/** What a remote's chunk group takes from the host. */
export const consumedBy = ({ chunkGraph }: Compilation, group: ChunkGroup): readonly string[] =>
  group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => CONSUMED.exec(module.identifier())?.[1])
    .filter((name) => name !== undefined);
