import type { ResolverOptions } from 'react-hook-form';
import type { MessageKey, RuleIssue } from '@tbt/contracts';

const KEYS: Readonly<Record<string, MessageKey>> = {
  date: 'validation.dateTyped',
  time: 'validation.time',
};

/**
 * What was typed and cannot be read, such as the 30th of February. The value of such a field is empty,
 * and would pass for one left open.
 */
export function misreadFields(fields: ResolverOptions<never>['fields']): RuleIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const control: unknown = (field as { ref?: unknown } | undefined)?.ref;
    if (!(control instanceof HTMLInputElement) || !control.validity.badInput) return [];
    return [{ path: [name], key: KEYS[control.type] ?? 'validation.invalid', values: {} }];
  });
}
