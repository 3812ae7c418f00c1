import type { QueryPlan } from '@apollo/query-planner';

export type { QueryPlan };
export type PlanNode = Exclude<NonNullable<QueryPlan['node']>, { kind: 'Subscription' }>;
export type FetchNode = Extract<PlanNode, { kind: 'Fetch' }>;
export type FlattenNode = Extract<PlanNode, { kind: 'Flatten' }>;
export type ConditionNode = Extract<PlanNode, { kind: 'Condition' }>;
export type RequiredSelection = NonNullable<FetchNode['requires']>[number];

const isPlain = (node: FetchNode): boolean =>
  !node.inputRewrites?.length && !node.outputRewrites?.length && !node.contextRewrites?.length;

/** Fields and lists; paths with type conditions are left to Apollo's executor. */
const isPlainPath = ({ path }: FlattenNode): boolean =>
  path.every((step) => typeof step === 'string' && !step.includes('|') && !step.startsWith('...'));

/** Whether `runPlan` supports every node; otherwise Apollo's executor runs the plan. */
export function isRunnable(node: QueryPlan['node']): node is PlanNode {
  switch (node?.kind) {
    case 'Fetch':
      return isPlain(node);
    case 'Flatten':
      return isPlainPath(node) && isRunnable(node.node);
    case 'Sequence':
    case 'Parallel':
      return node.nodes.every(isRunnable);
    case 'Condition':
      return [node.ifClause, node.elseClause].every((clause) => !clause || isRunnable(clause));
    default:
      return false;
  }
}
