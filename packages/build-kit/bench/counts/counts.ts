import { SUBGRAPH_NAMES, type SubgraphName } from '@tbt/service-kit';

export type PerSubgraph = Readonly<Record<SubgraphName, number>>;

/** What one operation costs. */
export type Counts = {
  /** SQL statements per database, without transaction control. */
  readonly sql: PerSubgraph;
  /** BEGIN, COMMIT, SAVEPOINT and the like, all databases together. */
  readonly transactionControl: number;
  /** Requests from the gateway, the question whose session it is included. */
  readonly subgraphCalls: PerSubgraph;
};

/** Costs by entry: `mfe-jobs/JobSearchPage (hygienist)`. */
export type CountsTable = Readonly<Record<string, Counts>>;

export const perSubgraph = (count: (name: SubgraphName) => number): PerSubgraph =>
  Object.fromEntries(SUBGRAPH_NAMES.map((name) => [name, count(name)])) as Record<
    SubgraphName,
    number
  >;

/** The figures of an entry under readable names, such as `sql.identity`. */
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
