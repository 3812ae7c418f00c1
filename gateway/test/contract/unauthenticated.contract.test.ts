import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { graph, type Json } from './support/api';
import { isTrustedOnly } from './support/documents';

const FILE = join(__dirname, '..', '..', 'schema.graphql');
const schema = buildSchema(readFileSync(FILE, 'utf8'), { assumeValidSDL: true });

/** Mutations that need no session. */
const OPEN: ReadonlySet<string> = new Set([
  'confirmEmail',
  'createProfile',
  'joinClinic',
  'joinWaitlist',
  'logIn',
  'recordPageSpeed',
  'receivePaymentEvent',
  'registerClinic',
  'requestPasswordReset',
  'resetPassword',
  'sendContactMessage',
  'signUp',
  'unsubscribe',
]);

/** Accepted by the graph, refused by the rules. */
function emptyValue(wrapped: GraphQLInputType): unknown {
  const type = getNullableType(wrapped);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return emptyValues(Object.values(type.getFields()));
  return { Int: -1, Float: -1, Boolean: false }[type.name] ?? '';
}

const emptyValues = (fields: readonly { name: string; type: GraphQLInputType }[]): Json =>
  Object.fromEntries(
    fields
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, type }) => [name, emptyValue(type)]),
  );

function mutationOf({ name, args }: GraphQLField<unknown, unknown>): string {
  const required = args.filter(({ type }) => isNonNullType(type));
  const defined = required.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `mutation${defined && `(${defined})`} { ${name}${given && `(${given})`} { __typename } }`;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** A graph that executes published documents only refuses these before it asks who calls. */
const CODE = isTrustedOnly() ? 'VALIDATION_FAILED' : 'UNAUTHENTICATED';

it.each(mutations.filter(({ name }) => !OPEN.has(name)).map((field) => [field.name, field]))(
  `%s is ${CODE} without a session, whatever its input`,
  async (_name, field) => {
    const { data, errors } = await graph(mutationOf(field), emptyValues(field.args));
    expect({ data: data ?? null, codes: errors.map(({ extensions }) => extensions.code) }).toEqual({
      data: null,
      codes: [CODE],
    });
  },
);
