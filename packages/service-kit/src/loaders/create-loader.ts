import DataLoader from 'dataloader';

export type Loader<K, V> = Pick<
  DataLoader<K, V>,
  'load' | 'loadMany' | 'prime' | 'clear' | 'clearAll'
>;

type Key = string | number;

/** A DataLoader per request; a missing key is null. @param batch returns a map, or rows when `keyOf` is given. */
export function createLoader<K extends Key, V>(
  batch: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): Loader<K, V | null>;
export function createLoader<K extends Key, V>(
  batch: (keys: readonly K[]) => Promise<readonly V[]>,
  keyOf: (row: V) => K,
): Loader<K, V | null>;
export function createLoader<K extends Key, V>(
  batch: (keys: readonly K[]) => Promise<ReadonlyMap<K, V> | readonly V[]>,
  keyOf?: (row: V) => K,
): Loader<K, V | null> {
  return new DataLoader<K, V | null>(async (keys) => {
    const found = await batch(keys);
    const byKey = isMap(found) ? found : new Map(found.map((row) => [keyOf?.(row), row]));
    return keys.map((key) => byKey.get(key) ?? null);
  });
}

/** Lists by parent, in the order of `batch`; empty for a parent without rows. */
export function createListLoader<K extends Key, V>(
  batch: (keys: readonly K[]) => Promise<readonly V[]>,
  keyOf: (row: V) => K,
): Loader<K, V[]> {
  return new DataLoader<K, V[]>(async (keys) => {
    const byKey = new Map<K, V[]>(keys.map((key) => [key, []]));
    for (const row of await batch(keys)) byKey.get(keyOf(row))?.push(row);
    return keys.map((key) => byKey.get(key) ?? []);
  });
}

function isMap<K, V>(found: ReadonlyMap<K, V> | readonly V[]): found is ReadonlyMap<K, V> {
  return !Array.isArray(found);
}
