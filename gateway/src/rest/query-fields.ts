import * as z from 'zod/mini';
import { LIMITS, PROVINCES, ruleError } from '@tbt/contracts';
import type { RuleIssue } from '@tbt/contracts';
import { SEQ_MAX } from '../seq-max';

/** The specification's value for "no filter". */
export const ALL = 'all';

const isBlank = (value: unknown): boolean => value === undefined || value === '';

/** Null when `isAbsent`; the rule checks the rest. */
const absentOr = <Rule extends z.ZodMiniType>(
  rule: Rule,
  isAbsent: (value: unknown) => boolean = isBlank,
  read: (value: unknown) => unknown = (value) => value,
) =>
  z.pipe(
    z.pipe(
      z.transform((value: unknown) => (isAbsent(value) ? null : read(value))),
      z.nullable(rule),
    ),
    z.transform((value) => value),
  );

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ruleError('validation.option', { allowed: values.join(', ') }) });

/** Absent, blank and `all` are null. */
export const filterOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  absentOr(oneOf(values), (value) => isBlank(value) || value === ALL);

/** The same without the value `all`. */
export const optionOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  absentOr(oneOf(values));

export const provinceFilter = filterOf(PROVINCES as [string, ...string[]]);

/** Absent and blank are null; the shared rule checks the rest. */
export const ruledFilter = <Rule extends z.ZodMiniType>(rule: Rule) => absentOr(rule);

/** The same for numbers. */
export const numberFilter = <Rule extends z.ZodMiniType>(rule: Rule) =>
  absentOr(rule, isBlank, (value) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  );

/** Absent and blank are null. */
export const textFilter = (max: number) =>
  z.pipe(
    z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(max, { error: ruleError('validation.tooLong', { max }) })),
    ),
    z.transform((text) => text || null),
  );

export const flagFilter = z.pipe(
  absentOr(z.enum(['true', 'false'], { error: ruleError('validation.boolean') })),
  z.transform((value) => (value === null ? null : value === 'true')),
);

const wholeNumber = (min: number, max: number, key: 'validation.limit' | 'validation.seq') =>
  z.pipe(
    z.optional(
      z.string().check(
        z.refine((text) => /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max, {
          error: ruleError(key),
        }),
      ),
    ),
    z.transform((text) => (text ? Number(text) : null)),
  );

const limit = z.pipe(
  wholeNumber(1, LIMITS.pageMax, 'validation.limit'),
  z.transform((size) => size ?? LIMITS.pageDefault),
);

export const pageFields = {
  limit,
  after: z.pipe(
    z.optional(z.string()),
    z.transform((text) => text || null),
  ),
};

export const seqFields = {
  limit,
  before: wholeNumber(0, SEQ_MAX, 'validation.seq'),
  after: wholeNumber(0, SEQ_MAX, 'validation.seq'),
};

/** Drops unknown parameters. */
export function knownQuery(
  rule: z.ZodMiniType | undefined,
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = rule instanceof z.ZodMiniObject ? Object.keys(rule.shape) : [];
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(query, name)).map((name) => [name, query[name]]),
  );
}

/** Rejects repeated parameters. */
export const queryIssues = (query: Readonly<Record<string, unknown>>): RuleIssue[] =>
  Object.keys(query)
    .filter((name) => Array.isArray(query[name]))
    .map((name) => ({ path: [name], key: 'validation.repeated', values: {} }));
