import type {
  FieldErrors,
  FieldValues,
  Resolver,
  ResolverOptions,
  ResolverResult,
} from 'react-hook-form';
import { checkRule, type PageIssue } from '@tbt/contracts';
import { encodeIssue } from './issue-text';
import { misreadFields } from './misread-fields';
import { readRule } from './read-rule';
import type { Rule, RuleSource } from './rule-form';

function toFieldErrors<Values extends FieldValues>(issues: PageIssue[]): FieldErrors<Values> {
  const entries = issues.map((issue) => [
    issue.path[0] ?? 'root',
    { type: issue.key, message: encodeIssue(issue) },
  ]);
  return Object.fromEntries(entries) as FieldErrors<Values>;
}

export const ruleResolver = <Values extends FieldValues>(
  source: RuleSource<Rule>,
): Resolver<Values> => {
  const check = (
    values: Values,
    { fields }: ResolverOptions<Values>,
    rule: Rule | undefined,
  ): ResolverResult<Values> => {
    const result = rule && checkRule(rule, values);
    const found = result?.ok === false ? result.issues : [];
    const issues = [...found, ...misreadFields(fields)];
    return issues.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors<Values>(issues) };
  };
  return (values, _context, options) => {
    const rule = readRule(source);
    if (!(rule instanceof Promise)) return check(values, options, rule);
    // Without it the sending says what failed.
    return rule.catch(() => undefined).then((loaded) => check(values, options, loaded));
  };
};
