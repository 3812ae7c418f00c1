import { createHash } from 'node:crypto';
import type { ApolloGateway } from '@apollo/gateway';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST, parse, print, specifiedRules, validate } from 'graphql';
import type {
  DocumentNode,
  GraphQLError,
  GraphQLFormattedError,
  GraphQLSchema,
  ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Logger } from '@tbt/service-kit';
import { withoutLiterals } from './check-literals';
import { assertVariables } from './check-variables';
import { formatGatewayError } from './format-error';
import type { GraphContext } from './graph-context';
import { missingValueErrors } from './incomplete-answer';
import type { PlanExecutor } from './plan';
import { assertRowLimit } from './row-limit';

export type OperationResult<D = Record<string, unknown>> = {
  data?: D | null;
  errors?: readonly GraphQLFormattedError[];
};

export type CheckedDocument =
  | { document: DocumentNode; errors?: undefined }
  | { document?: undefined; errors: readonly GraphQLError[] };

export type GraphExecutor = {
  /** Runs one of the gateway's own typed documents. Never rejects: problems are in `errors`. */
  execute<D, V extends Record<string, unknown>>(
    document: TypedDocumentNode<D, V>,
    variables: V,
    context: GraphContext,
  ): Promise<OperationResult<D>>;
  /** Runs a document that passed `check`, within the row limit. Never rejects. */
  run(
    operation: {
      document: DocumentNode;
      variables?: Record<string, unknown> | null | undefined;
      operationName?: string | null | undefined;
    },
    context: GraphContext,
  ): Promise<OperationResult>;
  /** Parses and validates a text against the current schema and the limits. */
  check(text: string): CheckedDocument;
  /** Plans a checked document ahead of its first caller. */
  prepare(document: DocumentNode): Promise<void>;
  schema(): GraphQLSchema;
};

type PlanRequest = Parameters<PlanExecutor['execute']>[0];

const CHECKED_MAX = 1000;

export function createGraphExecutor(options: {
  gateway: ApolloGateway;
  planner: PlanExecutor;
  rules: readonly ValidationRule[];
  logger: Logger;
}): GraphExecutor {
  const { gateway, planner, rules, logger } = options;
  const checked = new LRUCache<string, CheckedDocument>({ max: CHECKED_MAX });
  const sources = new WeakMap<DocumentNode, { query: string; queryHash: string }>();
  gateway.onSchemaLoadOrUpdate(() => checked.clear());

  const schema = (): GraphQLSchema => {
    if (!gateway.schema) throw new Error('The graph is not loaded');
    return gateway.schema;
  };

  const sourceOf = (document: DocumentNode) => {
    const known = sources.get(document);
    if (known) return known;
    const query = print(document);
    const source = { query, queryHash: createHash('sha256').update(query).digest('hex') };
    sources.set(document, source);
    return source;
  };

  const requestOf = (
    document: DocumentNode,
    variables: Record<string, unknown>,
    operationName: string | null,
    context: GraphContext | null,
  ): PlanRequest => {
    const { query, queryHash } = sourceOf(document);
    const request = {
      request: { query, variables, ...(operationName ? { operationName } : {}) },
      document,
      source: query,
      queryHash,
      operationName,
      operation: getOperationAST(document, operationName),
      context,
      logger,
      schema: schema(),
      metrics: {},
    };
    return request as unknown as PlanRequest;
  };

  const plan = async (
    ...[document, variables, operationName, context]: [
      DocumentNode,
      Record<string, unknown>,
      string | null,
      GraphContext,
    ]
  ): Promise<OperationResult> => {
    const request = requestOf(document, variables, operationName, context);
    const result = await planner.execute(request);
    const { data } = result;
    const errors = result.errors ?? missingValueErrors(result.extensions, context.info, logger);
    const shown = errors.map((error) => formatGatewayError(error, context, logger));
    return { ...(data === undefined ? {} : { data }), ...(shown.length ? { errors: shown } : {}) };
  };

  const run: GraphExecutor['run'] = async (operation, context) => {
    const { document, operationName = null } = operation;
    const variables = operation.variables ?? {};
    try {
      const definition = getOperationAST(document, operationName);
      assertVariables(document, variables);
      if (definition) assertRowLimit(schema(), document, definition, variables);
      return await plan(document, variables, operationName, context);
    } catch (error) {
      return { data: null, errors: [formatGatewayError(error, context, logger)] };
    }
  };

  return {
    schema,
    run,
    prepare: (document) => planner.prepare(requestOf(document, {}, null, null)),
    async execute(document, variables, context) {
      try {
        return (await plan(document, variables, null, context)) as OperationResult<never>;
      } catch (error) {
        return { data: null, errors: [formatGatewayError(error, context, logger)] };
      }
    },
    check(text) {
      const known = checked.get(text);
      if (known) return known;
      const outcome = checkDocument(schema(), text, rules);
      checked.set(text, outcome);
      return outcome;
    },
  };
}

function checkDocument(
  schema: GraphQLSchema,
  text: string,
  rules: readonly ValidationRule[],
): CheckedDocument {
  let document: DocumentNode | undefined;
  let errors: readonly GraphQLError[];
  try {
    document = parse(text);
    errors = validate(schema, document, [...specifiedRules, ...rules]);
    if (errors.length === 0) return { document };
  } catch (error) {
    errors = [error as GraphQLError];
  }
  return { errors: withoutLiterals(schema, document, errors) };
}
