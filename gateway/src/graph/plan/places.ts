import { getOwn, type Data } from './merge-data';

export type Path = readonly (string | number)[];

const LIST = '@';

/** The objects at a path; nulls on the way are skipped. */
export function objectsAt(value: unknown, path: Path, from = 0, found: Data[] = []): Data[] {
  if (value === undefined || value === null) return found;
  const step = path[from];
  if (step === undefined) {
    if (Array.isArray(value)) for (const item of value) objectsAt(item, path, from, found);
    else found.push(value as Data);
    return found;
  }
  if (step === LIST) {
    for (const item of value as unknown[]) objectsAt(item, path, from + 1, found);
    return found;
  }
  return objectsAt(getOwn(value as Data, String(step)), path, from + 1, found);
}

/** Their paths in the whole response, in the same order. */
export function pathsAt(
  value: unknown,
  path: Path,
  at: Path = [],
  from = 0,
  found: Path[] = [],
): Path[] {
  if (value === undefined || value === null) return found;
  const step = path[from];
  const isList = step === LIST || (step === undefined && Array.isArray(value));
  if (isList) {
    const next = step === undefined ? from : from + 1;
    for (const [index, item] of (value as unknown[]).entries()) {
      pathsAt(item, path, [...at, index], next, found);
    }
  } else if (step === undefined) found.push(at);
  else {
    const key = String(step);
    pathsAt(getOwn(value as Data, key), path, [...at, key], from + 1, found);
  }
  return found;
}
