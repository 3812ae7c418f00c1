import { SUBGRAPH_NAMES, type SubgraphName } from '@tbt/service-kit';

export type PerSubgraph = Readonly<Record<SubgraphName, number>>;

export type Counts = {
  readonly sql: PerSubgraph;
  /** BEGIN, COMMIT, SAVEPOINT and the like, over all databases. */
  readonly transactionControl: number;
  /** Requests from the gateway, session verification included. */
  readonly subgraphCalls: PerSubgraph;
};

/** By entry, for example `mfe-jobs/JobSearchPage (hygienist)`. */
export type CountsTable = Readonly<Record<string, Counts>>;

export const perSubgraph = (count: (name: SubgraphName) => number): PerSubgraph =>
  Object.fromEntries(SUBGRAPH_NAMES.map((name) => [name, count(name)])) as Record<
    SubgraphName,
    number
  >;

/** Figures of an entry by path, such as `sql.identity`. */
export function figuresOf({ sql, transactionControl, subgraphCalls }: Counts): [string, number][] {
  const named = (prefix: string, counts: PerSubgraph): [string, number][] =>
    SUBGRAPH_NAMES.map((name) => [`${prefix}.${name}`, counts[name]]);
  return [
    ...named('sql', sql),
    ['transactionControl', transactionControl],
    ...named('subgraphCalls', subgraphCalls),
  ];
}

export const areEqual = (a: Counts, b: Counts): boolean =>
  JSON.stringify(figuresOf(a)) === JSON.stringify(figuresOf(b));
