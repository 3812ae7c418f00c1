import type {
  FieldErrors,
  FieldValues,
  Resolver,
  ResolverOptions,
  ResolverResult,
} from 'react-hook-form';
import { checkRule, type PageIssue } from '@tbt/contracts';
import { encodeIssue } from './encode-issue';
import { loadIssueTexts } from './issue-texts';
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
  return async (values, _context, options) => {
    const texts = loadIssueTexts();
    // Without it the sending says what failed.
    const rule = await Promise.resolve(readRule(source)).catch(() => undefined);
    const result = check(values, options, rule);
    if (Object.keys(result.errors).length > 0) await texts;
    return result;
  };
};
