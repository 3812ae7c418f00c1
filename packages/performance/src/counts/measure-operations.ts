import type { BenchStack } from './bench-stack';
import type { BenchWorld } from './bench-world';
import { answerProblems } from './check-answer';
import type { Counts, CountsTable } from './counts';
import { actorOf, type Actor, type OperationCase, type OperationCases } from './operation-case';
import type { SentOperation } from './sent-operations';

/** Page sizes and row counts; the second must not cost more. */
const SIZES = [5, 50] as const;

export type Measurement = {
  readonly table: CountsTable;
  /** Reasons why the counts are invalid, one line each. */
  readonly problems: readonly string[];
};

type Bench = {
  readonly stack: BenchStack;
  readonly world: BenchWorld;
  /** Called for every SQL statement of an entry. */
  readonly onStatement?: (entry: string, database: string, statement: string) => void;
};

/** Operations without a case, and cases of operations that no longer exist. */
export function uncoveredProblems(
  operations: readonly Pick<SentOperation, 'name'>[],
  cases: OperationCases,
): string[] {
  const sent = new Set(operations.map(({ name }) => name));
  return [
    ...[...sent].filter((name) => !cases[name]).map((name) => `${name}: has no case in the bench`),
    ...Object.keys(cases)
      .filter((name) => !sent.has(name))
      .map((name) => `${name}: has a case in the bench, but no client sends it`),
  ];
}

function sizeProblem(entry: string, [small, large]: readonly Counts[]): string[] {
  if (!small || !large) return [];
  const text = ({ statements, calls }: Counts) => `${statements} statements and ${calls} calls`;
  return large.statements > small.statements || large.calls > small.calls
    ? [`${entry}: ${SIZES.join(' and ')} rows take ${text(small)} and ${text(large)}`]
    : [];
}

async function measureOne(
  { stack, world, onStatement }: Bench,
  operation: SentOperation,
  {
    as: actor,
    variables,
    substitute,
    isLater,
    isRefused,
  }: { as: Actor } & Omit<OperationCase, 'as'>,
): Promise<{ entry: string; counts: Counts | undefined; problems: string[] }> {
  const entry = `${operation.name} (${actor})`;
  const measured: Counts[] = [];
  const problems: string[] = [];
  for (const size of SIZES) {
    const today = stack.clock.now();
    const person = substitute ? await substitute(world) : actorOf(world, actor);
    const values = await variables(world, size, actor, person);
    // A new session for each entry: the gateway must not have it cached.
    const token = person && (await world.openSession(person));
    await stack.settle();
    const { operationName, text, isPaged } = operation;
    const { counts, answer, logs } = await stack.measure(token, {
      operationName,
      query: text,
      variables: values,
    });
    for (const [database, { statements }] of Object.entries(logs)) {
      for (const statement of statements) onStatement?.(`${entry} ${size}`, database, statement);
    }
    const wrong = answerProblems(answer, isPaged ? size : null);
    if (isRefused && wrong.length === 0) problems.push(`${entry}: was not refused`);
    if (!isRefused) problems.push(...wrong.map((problem) => `${entry}: ${problem}`));
    measured.push(counts);
    if (isLater) stack.clock.set(today);
  }
  problems.push(...sizeProblem(entry, measured));
  return { entry, counts: measured[0], problems };
}

/** Runs every operation as each of its senders, with few and with many rows. */
export async function measureOperations(
  bench: Bench,
  operations: readonly SentOperation[],
  cases: OperationCases,
): Promise<Measurement> {
  const table: Record<string, Counts> = {};
  const problems: string[] = [];
  // Queries first: mutations change the world.
  const inOrder = [...operations].sort((a, b) => Number(a.isWrite) - Number(b.isWrite));
  for (const operation of inOrder) {
    const found = cases[operation.name];
    for (const as of found?.as ?? []) {
      const measured = await measureOne(bench, operation, { ...(found as OperationCase), as });
      if (measured.counts) table[measured.entry] = measured.counts;
      problems.push(...measured.problems);
    }
  }
  return { table, problems };
}
