import type { ApolloGateway, GatewayConfig } from '@apollo/gateway';
import type { QueryPlan } from './plan-nodes';
import { sampleVariables } from './sample-variables';

type PlanHook = NonNullable<GatewayConfig['experimental_didResolveQueryPlan']>;
type PlanRequest = Parameters<ApolloGateway['executor']>[0];

export type PlanCapture = {
  /** Given to the planner, which tells it of every plan before running it. */
  readonly hook: PlanHook;
  /** The plan of an operation, without running it; null when the planner refuses the operation. */
  planOf(gateway: ApolloGateway, request: PlanRequest): Promise<QueryPlan | null>;
};

/** Stops the planner between planning and running. */
class PlanCaptured extends Error {
  constructor(readonly plan: QueryPlan) {
    super('planned');
  }
}

/** Gets at plans by the planner's own hook: it has no public way to plan alone. */
export function createPlanCapture(): PlanCapture {
  const wanted = new WeakSet<object>();
  return {
    hook: ({ queryPlan, requestContext }) => {
      if (wanted.has(requestContext)) throw new PlanCaptured(queryPlan);
    },
    async planOf(gateway, request) {
      const { schema, operation } = request;
      const variables = sampleVariables(schema, operation);
      // The planner must not see a request that is about to run for real.
      const probe = { ...request, request: { ...request.request, variables } };
      wanted.add(probe);
      try {
        await gateway.executor(probe);
        return null;
      } catch (error) {
        if (error instanceof PlanCaptured) return error.plan;
        throw error;
      }
    },
  };
}
