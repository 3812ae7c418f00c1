import type { GraphAnswer } from './bench-stack';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A clinic without overdue invoices has no block; quiet hours are unset at first; no message has a file. */
const MAY_BE_NULL = ['myPostingBlock', 'quietHours', 'messageAttachment'];

function pageLengths(value: unknown): number[] {
  if (!isObject(value)) return [];
  const own = Array.isArray(value.edges) ? [value.edges.length] : [];
  return [...own, ...Object.values(value).flatMap(pageLengths)];
}

/** @returns why the answer cannot be counted. @param rows - expected length of the longest list; null without pages. */
export function answerProblems({ data, errors }: GraphAnswer, rows: number | null): string[] {
  const problems = (errors ?? []).map(({ message }) => message);
  for (const [field, value] of Object.entries(data ?? {})) {
    if ((value === null || value === undefined) && !MAY_BE_NULL.includes(field))
      problems.push(`${field} is null`);
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
