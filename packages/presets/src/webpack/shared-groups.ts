import type { ChunkGroup, Compilation } from 'webpack';

// How Module Federation names the modules between a package and its users.
const PROVIDED = /^provide module \(\S+\) (.+)@[^@]+ =/;
const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;

/** The shared package of a chunk group; undefined for the site's own code. */
export const providedBy = (group: ChunkGroup): string | undefined =>
  group.origins
    .map(({ module }) => PROVIDED.exec(module?.identifier() ?? '')?.[1])
    .find((name) => name !== undefined);

export const consumedBy = ({ chunkGraph }: Compilation, group: ChunkGroup): readonly string[] =>
  group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .map((module) => CONSUMED.exec(module.identifier())?.[1])
    .filter((name) => name !== undefined);
