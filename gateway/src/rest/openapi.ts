import * as z from 'zod';
import { SESSION_COOKIE, checkRule, id } from '@tbt/contracts';
import { ERROR_CODES } from '@tbt/service-kit';
import type { Access, AnswerFacts, Route } from './define-route';
import { ENTITIES } from './entities';
import { pathParameters, publishedPath } from './route-path';

export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
};

export type OpenApiOperation = {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { required: boolean; content: Record<string, { schema: unknown }> };
  responses: Record<string, unknown>;
  security: Record<string, string[]>[];
};

type JsonSchema = Record<string, unknown>;

/** List rules count raw entries first and pipe into the entries' schema. */
const entriesOf = (rule: z.core.$ZodTypes): z.core.$ZodType | null => {
  const read = rule._zod.def.type === 'pipe' ? (rule._zod.def.out as z.core.$ZodTypes) : null;
  return read?._zod.def.type === 'array' ? read._zod.def.element : null;
};

const toSchema = (rule: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(rule, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const entries = entriesOf(zodSchema);
      if (entries) jsonSchema.items = toSchema(entries, io);
    },
  });
  return schema;
};

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: reference('Problem') } },
});

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'errors', 'reasons', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: "In the caller's language (Accept-Language)." },
    code: { type: 'string', enum: [...ERROR_CODES] },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    reasons: { type: 'array', items: { type: 'string' } },
    requestId: { type: 'string' },
  },
};

const accessText = (access: Access): string => {
  if (access === 'anyone') return 'Public.';
  if (access === 'admin') return 'For administrators; not found for others.';
  return access === 'session' ? 'Needs a session.' : `Needs a session as ${access.join(' or ')}.`;
};

function queryParameters(rule: z.core.$ZodType | undefined) {
  if (!rule) return [];
  const { properties = {} } = toSchema(rule, 'input') as { properties?: JsonSchema };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating key and body within 24 hours returns the first successful response. Errors are not stored: the same key can be retried.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function goodAnswer({ description, entity, isList, file }: AnswerFacts) {
  if (!entity && !file) return { description };
  const schema =
    entity && (isList ? { type: 'array', items: reference(entity) } : reference(entity));
  const content = {
    ...(schema && { 'application/json': { schema } }),
    ...(file && { [file]: { schema: { type: 'string', contentMediaType: file } } }),
  };
  return { description, content };
}

function refusals(route: Route): Record<string, unknown> {
  const hasInput = route.query !== undefined || route.body !== undefined;
  return {
    ...(hasInput ? { 400: problem('Fields that need attention.') } : {}),
    ...(route.access === 'anyone' ? {} : { 401: problem('No session, or an expired one.') }),
    ...(route.method === 'GET' ? {} : { 403: problem('Not allowed for this account.') }),
    ...(route.upload ? { 413: problem('The file is too large.') } : {}),
    ...(route.path.includes('{') ? { 404: problem('Missing, or not visible to you.') } : {}),
    ...(route.method === 'GET' ? {} : { 409: problem('It changed in the meantime.') }),
    429: problem('Too many requests; see Retry-After.'),
    503: problem('A part is not available; see Retry-After.'),
  };
}

/** With the fields that may name who acts. */
function jsonBody(body: z.core.$ZodType, actors: readonly string[]): JsonSchema {
  const schema = toSchema(body, 'input');
  if (actors.length === 0) return schema;
  const actor = {
    ...toSchema(z.nullish(id), 'input'),
    description: 'Must be the caller, or the clinic that the caller acts for.',
  };
  const named = Object.fromEntries(actors.map((name) => [name, actor]));
  return { ...schema, properties: { ...(schema.properties ?? {}), ...named } };
}

function bodyOf(
  { upload, actors }: Route,
  body: z.core.$ZodType,
): Record<string, { schema: unknown }> {
  if (!upload) return { 'application/json': { schema: jsonBody(body, actors) } };
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    maxLength: upload.bytesMax,
  };
  const schema = {
    type: 'object',
    properties: { [upload.field]: file },
    required: [upload.field],
  };
  return { 'multipart/form-data': { schema } };
}

function describe(route: Route): OpenApiOperation {
  return {
    summary: route.summary,
    description: accessText(route.access),
    parameters: [
      ...pathParameters(route.path),
      ...queryParameters(route.query),
      ...(route.isKeyed ? [idempotencyParameter] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: !checkRule(route.body, undefined).ok,
        content: bodyOf(route, route.body),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, facts]) => [status, goodAnswer(facts)]),
      ),
      ...refusals(route),
    },
    security: route.access === 'anyone' ? [] : [{ cookie: [] }, { bearer: [] }],
  };
}

export function openApiDocument(routes: readonly Route[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = publishedPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  const schemas = Object.entries(ENTITIES).map(([name, rule]) => [name, toSchema(rule, 'output')]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tooth Be Told',
      version: '1',
      description:
        'Shifts, applications, bookings and messages of dental clinics and professionals. ' +
        'Ids are positive integers, decimals are text, instants are UTC.',
    },
    paths,
    components: {
      schemas: { ...Object.fromEntries(schemas), Problem: PROBLEM_SCHEMA },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
