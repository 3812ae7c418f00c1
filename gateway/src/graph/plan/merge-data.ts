export type Data = Record<string, unknown>;

/** Entities that the subgraph asked for more fields did not find. */
const gone = new WeakSet<Data>();

export const markMissing = (thing: Data): void => void gone.add(thing);

export const isMissing = (thing: Data): boolean => gone.has(thing);

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Safe for any alias, `__proto__` included. */
export function setOwn(target: Data, key: string, value: unknown): void {
  if (key !== '__proto__') {
    target[key] = value;
    return;
  }
  Object.defineProperty(target, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

export const getOwn = (source: Data, key: string): unknown =>
  Object.hasOwn(source, key) ? source[key] : undefined;

function mergeLists(target: unknown[], source: readonly unknown[]): void {
  for (const [index, value] of source.entries()) {
    const known = target[index];
    if (isObject(known) && isObject(value)) mergeData(known, value);
    else target[index] = value;
  }
}

export function mergeData(target: Data, source: Data): void {
  for (const key of Object.keys(source)) {
    const value = source[key];
    if (value === undefined) continue;
    const known = getOwn(target, key);
    if (Array.isArray(known) && Array.isArray(value) && known.length === value.length) {
      mergeLists(known, value);
    } else if (isObject(known) && isObject(value) && !Array.isArray(value)) {
      mergeData(known, value);
    } else setOwn(target, key, value);
  }
}
