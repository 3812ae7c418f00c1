import type { GraphAnswer } from './bench-stack';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lengths of all lists of edges, at any depth. */
function pageLengths(value: unknown): number[] {
  if (!isObject(value)) return [];
  const own = Array.isArray(value.edges) ? [value.edges.length] : [];
  return [...own, ...Object.values(value).flatMap(pageLengths)];
}

/**
 * Counts of an operation that was refused, or that had too little to answer, say nothing.
 * @param rows - how many the longest list must have; null for an operation without pages.
 * @returns what is wrong with the answer.
 */
export function answerProblems({ data, errors }: GraphAnswer, rows: number | null): string[] {
  const problems = (errors ?? []).map(({ message }) => message);
  for (const [field, value] of Object.entries(data ?? {})) {
    if (value === null || value === undefined) problems.push(`${field} is null`);
    const refusals = isObject(value) && Array.isArray(value.errors) ? value.errors : [];
    for (const { message } of refusals as { message: string }[]) problems.push(message);
  }
  if (!data && problems.length === 0) problems.push('no data');
  const longest = Math.max(0, ...pageLengths(data));
  if (rows !== null && longest !== rows) {
    problems.push(`${longest} rows came of ${rows}: the world is too small`);
  }
  return problems;
}
