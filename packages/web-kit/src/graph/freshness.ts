const MINUTE = 60_000;
/** Milliseconds during which an answer is used as it is. */
export const FRESH_FOR = 10 * MINUTE;
/** Milliseconds after its last use at which an answer is dropped. */
export const KEPT_UNUSED_FOR = 30 * MINUTE;

export type ReadPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

interface Entry {
  fetchedAt: number;
  /** The last answer had holes: what the cache holds of it is not the truth. */
  isPartial: boolean;
  lastUsedAt: number;
  users: number;
}

/** Remembers when each query was answered and used last, by operation and variables. */
export function createFreshness(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const entryOf = (key: string): Entry => {
    const entry = entries.get(key) ?? {
      fetchedAt: 0,
      isPartial: false,
      lastUsedAt: now(),
      users: 0,
    };
    entries.set(key, entry);
    return entry;
  };
  return {
    markFetched: (key: string) => {
      Object.assign(entryOf(key), { fetchedAt: now(), isPartial: false });
    },
    /** Notes an answer with errors: it is asked for again by whoever reads it next. */
    markPartial: (key: string) => {
      entryOf(key).isPartial = true;
    },
    /** Counts one user of the answer until the returned function is called. */
    retain: (key: string) => {
      entryOf(key).users += 1;
      return () => {
        const entry = entryOf(key);
        entry.users -= 1;
        entry.lastUsedAt = now();
      };
    },
    /** How a query that starts now should read: old answers are shown while they are renewed. */
    policyFor: (key: string): ReadPolicy => {
      const { fetchedAt, isPartial } = entries.get(key) ?? {};
      if (isPartial) return 'network-only';
      const age = fetchedAt ? now() - fetchedAt : 0;
      if (age < FRESH_FOR) return 'cache-first';
      return age < KEPT_UNUSED_FOR ? 'cache-and-network' : 'network-only';
    },
    /** Forgets and returns the queries that nobody has used for too long. */
    takeUnused: (): string[] => {
      const unused = [...entries]
        .filter(([, entry]) => entry.users === 0 && now() - entry.lastUsedAt >= KEPT_UNUSED_FOR)
        .map(([key]) => key);
      unused.forEach((key) => entries.delete(key));
      return unused;
    },
    /** Forgets every answer; who still shows one goes on being counted. */
    clear: () => {
      for (const [key, entry] of entries)
        if (entry.users === 0) entries.delete(key);
        else Object.assign(entry, { fetchedAt: 0, isPartial: false });
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
