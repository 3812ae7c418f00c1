const MINUTE = 60_000;
/** Milliseconds during which a result is not refetched. */
export const FRESH_FOR = 10 * MINUTE;
export const KEPT_UNUSED_FOR = 30 * MINUTE;

export type ReadPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

interface Entry {
  fetchedAt: number;
  isPartial: boolean;
  /** A service did not answer, so that fields are null which have a value. */
  isUnavailable: boolean;
  /** When a result kept for reading offline was answered; null for others. */
  keptAt: number | null;
  lastUsedAt: number;
  users: number;
}

const WHOLE = { isPartial: false, isUnavailable: false, keptAt: null };

/** Age and last use of each query, by operation and variables. */
export function createFreshness(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const entryOf = (key: string): Entry => {
    const entry = entries.get(key) ?? {
      fetchedAt: 0,
      ...WHOLE,
      lastUsedAt: now(),
      users: 0,
    };
    entries.set(key, entry);
    return entry;
  };
  return {
    markFetched: (key: string) => {
      Object.assign(entryOf(key), { fetchedAt: now(), ...WHOLE });
    },
    /** Marks a result that was read at an earlier time: the next reader refetches it. */
    markKept: (key: string, keptAt: number) => {
      Object.assign(entryOf(key), { ...WHOLE, isPartial: true, keptAt });
    },
    /** Marks a result with errors: the next reader refetches it. */
    markPartial: (key: string, { isUnavailable = false } = {}) => {
      Object.assign(entryOf(key), { isPartial: true, isUnavailable, keptAt: null });
    },
    /** The next reader shows it while it is fetched again. */
    markStale: (key: string) => {
      entryOf(key).fetchedAt = now() - FRESH_FOR;
    },
    /** When the oldest kept result in use was read; null without one. */
    shownAsOf: (): number | null => {
      const times = [...entries.values()].flatMap(({ users, keptAt }) =>
        users > 0 && keptAt !== null ? [keptAt] : [],
      );
      return times.length > 0 ? Math.min(...times) : null;
    },
    /** Whether a result in use lacks what a service did not answer. */
    isUnavailable: (): boolean =>
      [...entries.values()].some((entry) => entry.users > 0 && entry.isUnavailable),
    /** Counts a user of the result until the returned function is called. */
    retain: (key: string) => {
      entryOf(key).users += 1;
      return () => {
        const entry = entryOf(key);
        entry.users -= 1;
        entry.lastUsedAt = now();
      };
    },
    /** Fetch policy of a new query: stale results are shown while refetched. */
    policyFor: (key: string): ReadPolicy => {
      const { fetchedAt, isPartial } = entries.get(key) ?? {};
      if (isPartial) return 'network-only';
      const age = fetchedAt ? now() - fetchedAt : 0;
      if (age < FRESH_FOR) return 'cache-first';
      return age < KEPT_UNUSED_FOR ? 'cache-and-network' : 'network-only';
    },
    takeUnused: (): string[] => {
      const unused = [...entries]
        .filter(([, entry]) => entry.users === 0 && now() - entry.lastUsedAt >= KEPT_UNUSED_FOR)
        .map(([key]) => key);
      unused.forEach((key) => entries.delete(key));
      return unused;
    },
    /** Removes all results; users that still show one stay counted. */
    clear: () => {
      for (const [key, entry] of entries)
        if (entry.users === 0) entries.delete(key);
        else Object.assign(entry, { fetchedAt: 0, ...WHOLE });
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;
