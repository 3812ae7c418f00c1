import { LRUCache } from 'lru-cache';
import type { Representation } from './public-read';

type PageVersion = { readonly version: string; readonly representation: Representation };

export type PageVersions = {
  note(version: string, representation: Representation): void;
  find(digest: string): PageVersion | undefined;
};

const PAGES_MAX = 20_000;

/** Identifies pages that clients may hold; no body is kept. The graph checks the version per request. */
export function createPageVersions(): PageVersions {
  const known = new LRUCache<string, PageVersion>({ max: PAGES_MAX });
  return {
    note: (version, representation) =>
      void known.set(representation.digest, { version, representation }),
    find: (digest) => known.get(digest),
  };
}
