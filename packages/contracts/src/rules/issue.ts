import type * as z from 'zod/mini';
import { isMessageKey, type MessageKey, type MessageValues } from '../messages';

/** One broken rule: where, which text, and what fills the text. */
export type RuleIssue = {
  path: string[];
  key: MessageKey;
  values: MessageValues;
  /** Machine-readable reasons of this one, such as the answers to choose from. */
  reasons?: string[];
};

const SEPARATOR = '|';

/** A zod `error` text that carries a message key and its values. */
export function ruleError(key: MessageKey, values: MessageValues = {}): string {
  return Object.keys(values).length === 0 ? key : `${key}${SEPARATOR}${JSON.stringify(values)}`;
}

function toIssue(issue: z.core.$ZodIssue): RuleIssue {
  const [key = '', values] = issue.message.split(/\|(.*)/s);
  const path = issue.path.map(String);
  // Texts of the library itself may hold the separator too.
  if (!isMessageKey(key)) return { path, key: 'validation.invalid', values: {} };
  return { path, key, values: values ? (JSON.parse(values) as MessageValues) : {} };
}

export type RuleResult<T> = { ok: true; value: T } | { ok: false; issues: RuleIssue[] };

/** A person mends a few at a time; a program learns enough from these. */
const ISSUES_MAX = 20;

/** Runs a rule; the first issue of each field is kept, so that a field shows one message. */
export function checkRule<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
): RuleResult<z.output<S>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const seen = new Set<string>();
  const issues = result.error.issues.map(toIssue).filter((issue) => {
    const place = issue.path.join('.');
    return seen.has(place) ? false : seen.add(place);
  });
  return { ok: false, issues: issues.slice(0, ISSUES_MAX) };
}
