import { GraphQLError, Kind } from 'graphql';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { SubgraphCall } from '../subgraph-data-source';
import type { SubgraphResponse } from '../subgraph-failure';
import { markMissing, mergeData, type Data } from './merge-data';
import { objectsAt, pathsAt, type Path } from './places';
import type { ConditionNode, FetchNode, PlanNode } from './plan-nodes';
import { representationsOf, type IsOfType } from './representations';

/** Never rejects for a subgraph's failure. */
export type CallSubgraph = (serviceName: string, call: SubgraphCall) => Promise<SubgraphResponse>;

export type PlanRun = {
  readonly call: CallSubgraph;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly isOfType: IsOfType;
  /** Filled while the plan runs. */
  readonly data: Data;
  readonly errors: Error[];
};

function pickVariables({ variables }: PlanRun, { variableUsages = [] }: FetchNode): Data {
  const picked: Data = {};
  for (const name of variableUsages) {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

function isWanted({ operation, variables }: PlanRun, { condition }: ConditionNode): boolean {
  const given = variables[condition];
  if (typeof given === 'boolean') return given;
  const definition = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === condition,
  );
  const fallback = definition?.defaultValue;
  return fallback?.kind === Kind.BOOLEAN && fallback.value;
}

function errorsAt(
  { message, extensions }: GraphQLFormattedError,
  serviceName: string,
  paths: readonly (Path | undefined)[],
): GraphQLError[] {
  return paths.map(
    (path) => new GraphQLError(message, { path, extensions: { ...extensions, serviceName } }),
  );
}

const placeOf = (path: Path): Path => path.filter((step) => step !== '@');

async function fetchRoot(
  run: PlanRun,
  node: FetchNode,
  path: Path,
  targets: Data[],
): Promise<void> {
  const variables = pickVariables(run, node);
  const { serviceName, operation: query, operationName } = node;
  const { data, errors = [] } = await run.call(serviceName, { query, variables, operationName });
  for (const error of errors) {
    const at = error.path && [...placeOf(path), ...error.path];
    run.errors.push(...errorsAt(error, serviceName, [at]));
  }
  if (data) for (const target of targets) mergeData(target, data);
}

async function fetchEntities(
  run: PlanRun,
  node: FetchNode,
  path: Path,
  entities: Data[],
): Promise<void> {
  const { list, places } = representationsOf(entities, node.requires ?? [], run.isOfType);
  if (list.length === 0) return;
  const variables = { ...pickVariables(run, node), representations: list };
  const { serviceName, operation: query, operationName } = node;
  const answer = await run.call(serviceName, { query, variables, operationName });
  const { data, errors = [] } = answer;
  if (errors.length > 0) {
    const paths = pathsAt(run.data, path);
    for (const error of errors) {
      const [, index, ...rest] = error.path ?? [];
      // Without an index the whole call failed, at all of its paths.
      const hit = typeof index === 'number' ? (places[index] ?? []) : places.flat();
      const at = hit.map((place) => [...(paths[place] ?? []), ...rest]);
      run.errors.push(...errorsAt(error, serviceName, at));
    }
  }
  const received = data?._entities;
  if (!data || received === null || received === undefined) return;
  if (!Array.isArray(received) || received.length !== list.length) {
    throw new Error(`${serviceName} answered another number of entities`);
  }
  for (const [index, entity] of received.entries()) {
    const targets = (places[index] ?? []).map((place) => entities[place] as Data);
    if (entity === null && errors.length === 0) targets.forEach(markMissing);
    if (typeof entity !== 'object' || entity === null) continue;
    for (const target of targets) mergeData(target, entity as Data);
  }
}

async function runFetch(run: PlanRun, node: FetchNode, path: Path): Promise<void> {
  try {
    const targets = objectsAt(run.data, path);
    if (targets.length === 0) return;
    await (node.requires ? fetchEntities : fetchRoot)(run, node, path, targets);
  } catch (error) {
    run.errors.push(error as Error);
  }
}

/** Executes a plan's steps into `data`; failures are in `errors`. @param path `@` matches every list element. */
export async function runPlan(run: PlanRun, node: PlanNode, path: Path = []): Promise<void> {
  switch (node.kind) {
    case 'Fetch':
      return runFetch(run, node, path);
    case 'Flatten':
      return runPlan(run, node.node, [...path, ...node.path]);
    case 'Sequence':
      for (const step of node.nodes) await runPlan(run, step, path);
      return;
    case 'Parallel':
      await Promise.all(node.nodes.map((step) => runPlan(run, step, path)));
      return;
    case 'Condition': {
      const clause = isWanted(run, node) ? node.ifClause : node.elseClause;
      if (clause) await runPlan(run, clause, path);
      return;
    }
    default:
      throw new Error(`A plan step of kind ${node.kind} cannot be run`);
  }
}
