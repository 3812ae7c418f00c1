import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_MANIFEST_FILE } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import * as z from 'zod';
import { canonicalDigest } from './canonical-document';

export type PublishedDocuments = {
  /** Undefined when no published app has it. */
  textOf(id: string): string | undefined;
  /** Whether an app sends this document, in any formatting. */
  has(text: string): boolean;
  texts(): IterableIterator<string>;
};

const manifestRule = z.object({
  app: z.string(),
  version: z.string(),
  documents: z.record(z.string(), z.string()),
});

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
 * Documents of all published builds, `<releases>/<app>/<build>/documents.json`, and of single manifests.
 * New builds are found when one of their documents is requested; old ones stay for tabs still open.
 * @throws Error when a named manifest cannot be read or, with `recognisesTexts`, holds an invalid document.
 */
export function createPublishedDocuments(options: {
  manifestPaths: readonly string[];
  releasesDir?: string | undefined;
  /** Whether `has` is used; costs parsing every document. */
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
      // The id is the hash, so no manifest can redefine another's id.
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
      // An invalid manifest stays invalid; a read error may pass.
      if (code === undefined) return;
      read.delete(build);
      unreadableUntil.set(build, Date.now() + READ_AGAIN_MS);
    }
  };
  const isNew = (build: string): boolean =>
    !read.has(build) && (unreadableUntil.get(build) ?? 0) <= Date.now();

  /** @returns whether new documents may have been found. */
  const lookForBuilds = (): boolean => {
    if (!releasesDir) return false;
    try {
      // By name: a folder's mtime can miss two changes within one tick.
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
