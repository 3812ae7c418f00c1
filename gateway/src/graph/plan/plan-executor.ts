import type { ApolloGateway } from '@apollo/gateway';
import { OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { variableErrors } from '@tbt/service-kit';
import type { Logger, SubgraphName } from '@tbt/service-kit';
import { callerKey } from '../caller-key';
import type { GraphContext } from '../graph-context';
import { callSubgraph } from '../subgraph-data-source';
import type { Transports } from '../supergraph';
import { createTurns } from '../take-turns';
import type { Data } from './merge-data';
import { createPlanningBudget } from './planning-budget';
import { isIntrospecting, prepareOperation, type PreparedOperation } from './prepare-operation';
import type { PlannerThread } from './planner-thread';
import { runPlan } from './run-plan';

export type PlanRequest = Parameters<ApolloGateway['executor']>[0];
export type PlanResult = Awaited<ReturnType<ApolloGateway['executor']>>;

export type PlanExecutor = {
  /** Replaces the planner's own executor with the same results. */
  execute(request: PlanRequest): Promise<PlanResult>;
  prepare(request: PlanRequest): Promise<void>;
};

const PREPARED_MAX = 2_000;
/** Visitors of all addresses write in turns: a wave of sign-ups comes from many. */
const WRITING_VISITORS = 'visitors';

const keyOf = ({ queryHash, operationName }: PlanRequest): string =>
  `${queryHash}:${operationName ?? ''}`;

/** Published documents are few, and planned without a charge. */
function payerOf({ context }: PlanRequest): GraphContext | null {
  const caller = context as GraphContext | null;
  return caller?.writesDocument ? caller : null;
}

/** Runs query plans. What is constant per operation is computed once, and each entity is requested once. */
export function createPlanExecutor(options: {
  gateway: ApolloGateway;
  thread: PlannerThread;
  transports: Transports;
  logger: Logger;
  planningMs: number;
}): PlanExecutor {
  const { gateway, thread, transports, logger } = options;
  const budget = createPlanningBudget(options.planningMs);
  const takeTurn = createTurns();
  const prepared = new LRUCache<string, { operation: PreparedOperation | null }>({
    max: PREPARED_MAX,
  });
  let supergraphSdl = '';
  gateway.onSchemaLoadOrUpdate(({ coreSupergraphSdl }) => {
    supergraphSdl = coreSupergraphSdl;
    prepared.clear();
  });

  const operationOf = async (request: PlanRequest): Promise<PreparedOperation | null> => {
    const key = keyOf(request);
    const known = prepared.get(key);
    if (known) return known.operation;
    const { schema } = gateway;
    const { document, source, operationName } = request;
    const name = operationName ?? undefined;
    const { plan } = isIntrospecting(document)
      ? { plan: null }
      : await budget.spend(payerOf(request), () =>
          thread.plan({ supergraphSdl, text: source, operationName: name }),
        );
    const operation = schema && plan && prepareOperation(schema, document, name, plan);
    // A graph replaced meanwhile has plans of its own.
    if (schema === gateway.schema) prepared.set(key, { operation: operation ?? null });
    return operation ?? null;
  };

  // Plans on the event loop, like Apollo's own executor.
  const executeByApollo = async (request: PlanRequest): Promise<PlanResult> => {
    const { result } = await budget.spend(payerOf(request), async () => {
      const since = performance.now();
      const result = await gateway.executor(request);
      return { result, spentMs: performance.now() - since };
    });
    return result;
  };

  return {
    async prepare(request) {
      await operationOf(request);
    },
    async execute(request) {
      const { info } = request.context as GraphContext;
      const { schema, operation: asked } = request;
      const isWrite = asked.operation === OperationTypeNode.MUTATION;
      await takeTurn(isWrite && !info.viewer ? WRITING_VISITORS : callerKey(info));
      const variables = request.request.variables ?? {};
      const mistakes = variableErrors(schema, asked, variables);
      if (mistakes.length > 0) return { errors: mistakes };
      const ready = await operationOf(request);
      if (!ready) return executeByApollo(request);
      const { operation, node, isOfType, write } = ready;
      const data: Data = {};
      const errors: Error[] = [];
      const call = (name: string, subgraphCall: Parameters<typeof callSubgraph>[1]) =>
        callSubgraph(transports[name as SubgraphName], subgraphCall, info, logger);
      await runPlan({ call, operation, variables, isOfType, data, errors }, node);
      const answer = write(data, variables);
      const result =
        errors.length > 0
          ? { data: answer.data, errors }
          : answer.notes.length > 0
            ? { data: answer.data, extensions: { valueCompletion: answer.notes } }
            : { data: answer.data };
      return result as PlanResult;
    },
  };
}
