import type * as z from 'zod/mini';
import { isMessageKey, type MessageKey, type MessageValues } from '../messages';

export type RuleIssue = {
  path: string[];
  key: MessageKey;
  values: MessageValues;
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
  // Texts of zod itself may contain the separator.
  if (!isMessageKey(key)) return { path, key: 'validation.invalid', values: {} };
  return { path, key, values: values ? (JSON.parse(values) as MessageValues) : {} };
}

export type RuleResult<T> = { ok: true; value: T } | { ok: false; issues: RuleIssue[] };

const ISSUES_MAX = 20;

/** Keeps the first issue of each field. */
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
