import {
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  specifiedScalarTypes,
} from 'graphql';
import type { FieldNode, GraphQLCompositeType, GraphQLOutputType, SelectionSetNode } from 'graphql';
import { getOwn, isMissing, setOwn, type Data } from './merge-data';
import { collectFields, type SelectionContext } from './selections';

/** A non-null field without a value, or a value that does not fit its type. */
export type Note = { readonly message: string; readonly path: readonly (string | number)[] };

export type Answer = { readonly data: Data | null; readonly notes: readonly Note[] };

type WriteState = { readonly path: (string | number)[]; readonly notes: Note[] };

/** `undefined` propagates the null to the nearest nullable parent. */
type Writer = (value: unknown, progress: WriteState) => unknown;

const INTEGER = /^[+-]?\d+$/;

function note({ notes, path }: WriteState, message: string): void {
  notes.push({ message, path: [...path] });
}

const isWhole = (value: unknown): boolean =>
  typeof value === 'number' && INTEGER.test(String(value));

const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: isWhole,
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string' || isWhole(value),
};

function leafWriter(type: GraphQLOutputType, place: string): Writer {
  const name = String(type);
  const isBuiltIn = specifiedScalarTypes.some((scalar) => scalar.name === name);
  const fits = isEnumType(type)
    ? (value: unknown) => typeof value === 'string' && type.getValue(value) !== undefined
    : isBuiltIn
      ? (FITS[name] ?? (() => true))
      : () => true;
  return (value, progress) => {
    if (fits(value)) return value;
    note(progress, `Invalid value found for ${place}.`);
    return null;
  };
}

function listWriter(item: Writer): Writer {
  return (value, progress) => {
    if (!Array.isArray(value)) {
      note(progress, 'Invalid non-list value.');
      return null;
    }
    const { path } = progress;
    const written: unknown[] = [];
    let isWritten = true;
    for (let index = 0; index < value.length; index += 1) {
      path.push(index);
      const one = item(value[index], progress);
      path.pop();
      if (one === undefined) isWritten = false;
      else written.push(one);
    }
    return isWritten ? written : null;
  };
}

export function createAnswerWriter(
  context: SelectionContext,
  root: GraphQLCompositeType,
  selectionSet: SelectionSetNode,
): (data: Data) => Answer {
  const { schema } = context;

  const writerOf = (
    type: GraphQLOutputType,
    place: string,
    nodes: readonly FieldNode[],
  ): Writer => {
    if (isNonNullType(type)) {
      const inner = writerOf(type.ofType, place, nodes);
      return (value, progress) => {
        if (value === null || value === undefined) {
          note(progress, `Cannot return null for non-nullable ${place}.`);
          return undefined;
        }
        return inner(value, progress) ?? undefined;
      };
    }
    const filled = isListType(type)
      ? listWriter(writerOf(type.ofType, `array element of ${place}`, nodes))
      : isCompositeType(type)
        ? objectWriter(
            type,
            place,
            nodes.flatMap((node) => node.selectionSet ?? []),
          )
        : leafWriter(type, place);
    return (value, progress) =>
      value === null || value === undefined ? null : filled(value, progress);
  };

  const fieldWriters = (type: GraphQLCompositeType, sets: readonly SelectionSetNode[]) => {
    const fields = 'getFields' in type ? type.getFields() : {};
    return [...collectFields(context, type, sets)].map(([key, nodes]) => {
      const name = nodes[0]?.name.value ?? key;
      const field = fields[name];
      const write = field ? writerOf(field.type, `field ${type.name}.${name}`, nodes) : null;
      return { key, write };
    });
  };

  const typedWriter = (type: GraphQLCompositeType, sets: readonly SelectionSetNode[]): Writer => {
    const fields = fieldWriters(type, sets);
    return (value, progress) => {
      const source = value as Data;
      const written: Data = {};
      const { path, notes } = progress;
      const { length: noted } = notes;
      for (const { key, write } of fields) {
        if (!write) {
          if (!isObjectType(type)) return null;
          setOwn(written, key, type.name);
          continue;
        }
        path.push(key);
        const one = write(getOwn(source, key), progress);
        path.pop();
        if (one === undefined) {
          // A missing entity is no omission: it is null where allowed.
          if (isMissing(source)) notes.length = noted;
          return null;
        }
        setOwn(written, key, one);
      }
      return written;
    };
  };

  const objectWriter = (
    type: GraphQLCompositeType,
    place: string,
    sets: readonly SelectionSetNode[],
  ): Writer => {
    const byName = new Map<string, Writer>();
    const writerFor = (name: string): Writer | undefined => {
      const known = byName.get(name);
      if (known) return known;
      const actual = schema.getType(name);
      const fits =
        isCompositeType(actual) &&
        (actual === type || (!isObjectType(type) && schema.isSubType(type, actual as never)));
      if (!fits) return undefined;
      const made = typedWriter(actual, sets);
      byName.set(name, made);
      return made;
    };
    return (value, progress) => {
      if (typeof value !== 'object') {
        note(progress, `Invalid non-object value for ${place}.`);
        return null;
      }
      const typeName = getOwn(value as Data, '__typename') ?? type.name;
      const write = typeof typeName === 'string' ? writerFor(typeName) : undefined;
      if (write) return write(value, progress);
      note(progress, `Invalid __typename found for object at ${place}.`);
      return null;
    };
  };

  const write = typedWriter(root, [selectionSet]);
  return (data) => {
    const progress: WriteState = { path: [], notes: [] };
    return { data: write(data, progress) as Data | null, notes: progress.notes };
  };
}
