import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { filesBelow } from '@tbt/workspace/files-below';
import { subgraphProjects } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';

export interface PlainField {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isList: boolean;
  readonly values: readonly string[];
}

/** A field of `Query` as a page or route reads it. */
export interface GraphField {
  readonly name: string;
  readonly shape: 'list' | 'one';
  readonly typeName: string;
  readonly fields: readonly PlainField[];
  readonly subgraph: string;
}

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

function plainField(name: string, type: GraphQLOutputType): PlainField | null {
  const inner = isNonNullType(type) ? type.ofType : type;
  const named = getNamedType(type);
  if (!isScalarType(named) && !isEnumType(named)) return null;
  return {
    name,
    type: isEnumType(named) ? 'enum' : named.name,
    isNullable: !isNonNullType(type),
    isList: isListType(inner),
    values: isEnumType(named) ? named.getValues().map((value) => value.name) : [],
  };
}

const plainFields = (type: GraphQLObjectType): PlainField[] =>
  Object.values(type.getFields())
    .filter(({ args }) => args.length === 0)
    .flatMap((field) => plainField(field.name, field.type) ?? []);

function nodeOf(type: GraphQLObjectType): GraphQLObjectType | null {
  const edges = type.getFields().edges;
  const edge = edges && getNamedType(edges.type);
  const node = isObjectType(edge) && edge.getFields().node;
  const named = node && getNamedType(node.type);
  return isObjectType(named) ? named : null;
}

function ownerOf(name: string): string {
  const isOwner = (file: string) =>
    parse(read(file), { noLocation: true }).definitions.some(
      (definition) =>
        'fields' in definition &&
        definition.name?.value === 'Query' &&
        definition.fields?.some((field) => field.name.value === name),
    );
  const owner = subgraphProjects().find((project) =>
    filesBelow(`${project}/src/modules`).some((file) => file.endsWith('.graphql') && isOwner(file)),
  );
  if (!owner) throw new Error(`No subgraph answers Query.${name}`);
  return owner;
}

function shapeOf(
  field: GraphQLField<unknown, unknown>,
): { shape: GraphField['shape']; type: GraphQLObjectType } | null {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return null;
  const needed = field.args.filter(
    (arg) => isNonNullType(arg.type) && arg.defaultValue === undefined,
  );
  const node = nodeOf(type);
  if (node && needed.length === 0) return { shape: 'list', type: node };
  const isById = needed.length === 1 && needed[0]?.name === 'id';
  return !node && isById ? { shape: 'one', type } : null;
}

function queryFields(): Readonly<Record<string, GraphQLField<unknown, unknown>>> {
  return buildSchema(read('gateway/schema.graphql')).getQueryType()?.getFields() ?? {};
}

/** @throws Error when the graph has no such field of these shapes; the message lists the fields. */
export function graphField(name: string, shapes: readonly GraphField['shape'][]): GraphField {
  const fields = queryFields();
  const shapeNamed = (one: string) => {
    const field = fields[one];
    const found = field && shapeOf(field);
    return found && shapes.includes(found.shape) ? found : undefined;
  };
  const found = shapeNamed(name);
  if (!found) {
    const readable = Object.keys(fields).filter(shapeNamed);
    throw new Error(`--field ${name}: there are ${readable.join(', ')}`);
  }
  const plain = plainFields(found.type);
  return {
    name,
    shape: found.shape,
    typeName: found.type.name,
    fields: plain,
    subgraph: ownerOf(name),
  };
}
