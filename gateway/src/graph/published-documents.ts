import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_MANIFEST_FILE } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import * as z from 'zod';
import { canonicalDigest } from './canonical-document';

export type PublishedDocuments = {
  /** Text of a document by its id; undefined when no published app has it. */
  textOf(id: string): string | undefined;
  /** Whether an app sends this document, however it is spelled. */
  has(text: string): boolean;
  /** Every text known now. */
  texts(): IterableIterator<string>;
};

const manifestRule = z.object({
  app: z.string(),
  version: z.string(),
  documents: z.record(z.string(), z.string()),
});

/** A manifest that could not be read is read again, no sooner; milliseconds. */
const READ_AGAIN_MS = 2_000;

const idOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.tmp'))
    .map(({ name }) => join(folder, name));

function requireDigest(id: string, text: string): string {
  const digest = canonicalDigest(text);
  if (digest === undefined) throw new Error(`${id} is no GraphQL document`);
  return digest;
}

/**
 * Documents of all builds that were ever published: `<releases>/<app>/<build>/documents.json`, and
 * manifests named one by one. A build published later is found when the first of its documents is
 * asked for; documents of earlier builds stay, for tabs that are still open.
 * @throws Error when a manifest that was named cannot be read, or has what is no document; the latter
 * is found out for `recognisesTexts` only, others are told when they are planned.
 */
export function createPublishedDocuments(options: {
  manifestPaths: readonly string[];
  releasesDir?: string | undefined;
  /** Whether `has` will be asked; it costs a parsed document each. */
  recognisesTexts: boolean;
  logger: Logger;
}): PublishedDocuments {
  const { manifestPaths, releasesDir, recognisesTexts, logger } = options;
  const documents = new Map<string, string>();
  const digests = new Set<string>();
  const read = new Set<string>();
  const unreadableUntil = new Map<string, number>();

  const add = (file: string) => {
    const manifest = manifestRule.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const [id, text] of Object.entries(manifest.documents)) {
      // The id is the hash, so no manifest can change what another's id means.
      if (idOf(text) !== id) throw new Error(`${id} is not the hash of its document`);
      if (recognisesTexts) digests.add(requireDigest(id, text));
      documents.set(id, text);
    }
  };

  const addBuild = (build: string) => {
    read.add(build);
    try {
      add(join(build, DOCUMENT_MANIFEST_FILE));
    } catch (err) {
      const { code } = err as NodeJS.ErrnoException;
      if (code === 'ENOENT') return;
      logger.error({ err, build }, 'The documents of a release cannot be used');
      // What stands in it is wrong for good; what the disk says may be right a moment later.
      if (code === undefined) return;
      read.delete(build);
      unreadableUntil.set(build, Date.now() + READ_AGAIN_MS);
    }
  };
  const isNew = (build: string): boolean =>
    !read.has(build) && (unreadableUntil.get(build) ?? 0) <= Date.now();

  /** @returns whether there may be documents that were not known before. */
  const lookForBuilds = (): boolean => {
    if (!releasesDir) return false;
    try {
      // By their names: the time of a folder is the same for two changes within one tick of its clock.
      const builds = foldersIn(releasesDir).flatMap(foldersIn);
      const added = builds.filter(isNew);
      for (const build of added) addBuild(build);
      return added.length > 0;
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code !== 'ENOENT')
        logger.error({ err }, 'The folder of the releases cannot be read');
      return false;
    }
  };

  for (const path of manifestPaths) add(path);
  lookForBuilds();
  return {
    textOf(id) {
      const known = documents.get(id);
      return known === undefined && lookForBuilds() ? documents.get(id) : known;
    },
    has(text) {
      const digest = canonicalDigest(text);
      if (digest === undefined) return false;
      return digests.has(digest) || (lookForBuilds() && digests.has(digest));
    },
    texts: () => documents.values(),
  };
}
