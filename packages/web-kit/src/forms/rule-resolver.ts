import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import { checkRule, type PageIssue } from '@tbt/contracts';
import { encodeIssue } from './issue-text';
import { misreadFields } from './misread-fields';
import type { Rule } from './rule-form';

function toFieldErrors<Values extends FieldValues>(issues: PageIssue[]): FieldErrors<Values> {
  const entries = issues.map((issue) => [
    issue.path[0] ?? 'root',
    { type: issue.key, message: encodeIssue(issue) },
  ]);
  return Object.fromEntries(entries) as FieldErrors<Values>;
}

export const ruleResolver =
  <Values extends FieldValues>(rule: Rule): Resolver<Values> =>
  (values, _context, { fields }): ResolverResult<Values> => {
    const result = checkRule(rule, values);
    const issues = [...(result.ok ? [] : result.issues), ...misreadFields(fields)];
    return issues.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors<Values>(issues) };
  };
