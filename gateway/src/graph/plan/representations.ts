import { getOwn, setOwn, type Data } from './merge-data';
import type { RequiredSelection } from './plan-nodes';

export type IsOfType = (typeName: string, condition: string) => boolean;

/** Null when a key field is missing. */
function keysOf(
  source: Data,
  selections: readonly RequiredSelection[],
  isOfType: IsOfType,
): Data | null {
  const keys: Data = {};
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment') {
      const { typeCondition } = selection;
      const typeName = source.__typename;
      const fits =
        typeof typeName === 'string' && typeCondition && isOfType(typeName, typeCondition);
      if (!fits) continue;
      const inner = keysOf(source, selection.selections, isOfType);
      if (!inner) continue;
      for (const [key, value] of Object.entries(inner)) setOwn(keys, key, value);
      continue;
    }
    const name = selection.alias ?? selection.name;
    const value = getOwn(source, name);
    if (value === undefined) return null;
    setOwn(keys, name, keyValue(value, selection.selections, isOfType));
  }
  return keys;
}

function keyValue(
  value: unknown,
  selections: readonly RequiredSelection[] | undefined,
  isOfType: IsOfType,
): unknown {
  if (!selections || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => keyValue(item, selections, isOfType));
  return keysOf(value as Data, selections, isOfType);
}

export type Representations = {
  readonly list: readonly Data[];
  /** For each representation, the indexes of its entities. */
  readonly places: readonly (readonly number[])[];
};

export function representationsOf(
  entities: readonly Data[],
  requires: readonly RequiredSelection[],
  isOfType: IsOfType,
): Representations {
  const known = new Map<string, number[]>();
  const list: Data[] = [];
  const places: number[][] = [];
  for (const [place, entity] of entities.entries()) {
    const keys = keysOf(entity, requires, isOfType);
    if (!keys?.__typename) continue;
    const text = JSON.stringify(keys);
    const same = known.get(text);
    if (same) {
      same.push(place);
      continue;
    }
    const own = [place];
    known.set(text, own);
    list.push(keys);
    places.push(own);
  }
  return { list, places };
}
