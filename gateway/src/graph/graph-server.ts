import { ApolloServer } from '@apollo/server';
import type { ApolloServerOptions, ApolloServerPlugin } from '@apollo/server';
import type { ApolloGateway } from '@apollo/gateway';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { ValidationRule } from 'graphql';
import { messageText } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import { withoutLiterals } from './check-literals';
import { assertVariables } from './check-variables';
import { formatGatewayError, formatRequestError } from './format-error';
import type { GraphContext } from './graph-context';
import { missingValueErrors } from './incomplete-answer';
import { invalidRequest } from './invalid-request';
import type { PlanExecutor } from './plan';
import type { ReadBudget } from './read-budget';
import { assertRowLimit } from './row-limit';

export type GraphServerOptions = {
  gateway: ApolloGateway;
  planner: PlanExecutor;
  budget: ReadBudget;
  rules: readonly ValidationRule[];
  isIntrospectable: boolean;
  logger: Logger;
  /** Called after every mutation with its root fields. */
  onMutation?: (fields: readonly string[], context: GraphContext) => void;
};

type ServedGateway = NonNullable<ApolloServerOptions<GraphContext>['gateway']>;

const crossSite = ({ info }: GraphContext) =>
  new GraphQLError(messageText(info.locale, 'access.crossSite'), {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  });

function requestRules(options: GraphServerOptions): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ request, document, operation, contextValue, schema }) {
          if (!operation) throw invalidRequest('Name the operation to run.');
          if (operation.operation === OperationTypeNode.SUBSCRIPTION)
            throw invalidRequest('Subscriptions are served over a WebSocket at this address.');
          const variables = request.variables ?? {};
          assertVariables(document, variables);
          const values = assertRowLimit(schema, document, operation, variables);
          const isWrite = operation.operation === OperationTypeNode.MUTATION;
          if (isWrite && contextValue.isForgeable) throw crossSite(contextValue);
          await options.budget.chargeResponse(contextValue.info, values);
        },
        async willSendResponse({ response, errors, contextValue, operation, document, schema }) {
          if (response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { logger } = options;
          const { info } = contextValue;
          const all = errors
            ? withoutLiterals(schema, document, errors)
            : missingValueErrors(singleResult.extensions, info, logger);
          // The planner's notes about missing values name internals.
          delete singleResult.extensions;
          if (all.length > 0) {
            singleResult.errors = all.map((error) =>
              formatGatewayError(error, contextValue, logger),
            );
          }
          const { code, retryAfter } = singleResult.errors?.[0]?.extensions ?? {};
          // An exhausted budget ends a request before it is executed or planned.
          if (!singleResult.data && code === 'RATE_LIMITED') {
            response.http.status = 429;
            response.http.headers.set('retry-after', String(retryAfter));
          }
          if (operation?.operation !== OperationTypeNode.MUTATION) return;
          const fields = operation.selectionSet.selections.flatMap((field) =>
            field.kind === 'Field' ? [field.name.value] : [],
          );
          options.onMutation?.(fields, contextValue);
        },
      };
    },
  };
}

const runBy = ({ execute }: PlanExecutor, gateway: ApolloGateway): ServedGateway => ({
  async load(config) {
    await gateway.load(config as never);
    return { executor: execute as never };
  },
  onSchemaLoadOrUpdate: (listener) => gateway.onSchemaLoadOrUpdate(listener),
  stop: () => gateway.stop(),
});

export function createGraphServer(options: GraphServerOptions): ApolloServer<GraphContext> {
  const { gateway, planner, rules, isIntrospectable, logger } = options;
  return new ApolloServer<GraphContext>({
    gateway: runBy(planner, gateway),
    logger: {
      debug: (message) => logger.debug(String(message)),
      info: (message) => logger.debug(String(message)),
      warn: (message) => logger.warn(String(message)),
      error: (message) => logger.error(String(message)),
    },
    introspection: isIntrospectable,
    validationRules: [...rules],
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatRequestError,
    plugins: [requestRules(options)],
  });
}
