import type * as z from 'zod/mini';
import type { MessageKey, MessageValues, PageMessageKey } from '../messages';

export type RuleIssue<Key extends MessageKey = MessageKey> = {
  path: string[];
  key: Key;
  values: MessageValues;
  reasons?: string[];
};

/** An issue that a rule finds, so that a page can show it before it asks a server. */
export type PageIssue = RuleIssue<PageMessageKey>;

const SEPARATOR = '|';

/** A zod `error` text that carries a message key and its values. */
export function ruleError(key: PageMessageKey, values: MessageValues = {}): string {
  return Object.keys(values).length === 0 ? key : `${key}${SEPARATOR}${JSON.stringify(values)}`;
}

/** By its look, so that checking brings no texts: those of zod itself are sentences. */
const isKey = (text: string): text is PageMessageKey => /^\w+(\.\w+)+$/.test(text);

function toIssue(issue: z.core.$ZodIssue): PageIssue {
  const [key = '', values] = issue.message.split(/\|(.*)/s);
  const path = issue.path.map(String);
  // Texts of zod itself may contain the separator.
  if (!isKey(key)) return { path, key: 'validation.invalid', values: {} };
  return { path, key, values: values ? (JSON.parse(values) as MessageValues) : {} };
}

export type RuleResult<T> = { ok: true; value: T } | { ok: false; issues: PageIssue[] };

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
