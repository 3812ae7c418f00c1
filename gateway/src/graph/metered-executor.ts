import { getOperationAST } from 'graphql';
import type { GraphExecutor } from './execute-operation';
import type { ReadBudget } from './read-budget';
import { measureAnswer } from './row-limit';

export const meteredExecutor = (
  executor: GraphExecutor,
  budget: ReadBudget,
): Pick<GraphExecutor, 'execute'> => ({
  /** @throws DomainError RATE_LIMITED */
  async execute(document, variables, context) {
    const operation = getOperationAST(document);
    const size = operation && measureAnswer(executor.schema(), document, operation, variables);
    await budget.chargeResponse(context.info, size?.values ?? 0);
    return executor.execute(document, variables, context);
  },
});
