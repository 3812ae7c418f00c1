import { LRUCache } from 'lru-cache';
import type { Representation } from './public-read';

/** What was answered, as far as it can be told again without reading it again. */
type Answered = { readonly version: string; readonly representation: Representation };

export type PageVersions = {
  /** Notes in which version of its rows a body was answered. */
  note(version: string, representation: Representation): void;
  /** What a body, by its digest, was answered from. */
  find(digest: string): Answered | undefined;
};

const PAGES_MAX = 20_000;

/**
 * Versions of pages that callers may hold. No answer is kept, only what identifies one: whether it
 * still stands is asked of the graph, as the caller, every time.
 */
export function createPageVersions(): PageVersions {
  const known = new LRUCache<string, Answered>({ max: PAGES_MAX });
  return {
    note: (version, representation) =>
      void known.set(representation.digest, { version, representation }),
    find: (digest) => known.get(digest),
  };
}
