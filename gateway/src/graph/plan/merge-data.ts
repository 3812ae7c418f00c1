export type Data = Record<string, unknown>;

/** Things of which the subgraph that was asked for more knows nothing. */
const gone = new WeakSet<Data>();

/** Notes that a subgraph answered, without an error, that there is no such thing. */
export const markGone = (thing: Data): void => void gone.add(thing);

export const isGone = (thing: Data): boolean => gone.has(thing);

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Sets a value under any name that an alias may have. */
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

/** Puts what a call answered into what is known already, at any depth. */
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
