import type { ResolverOptions } from 'react-hook-form';
import type { PageMessageKey, PageIssue } from '@tbt/contracts';

const KEYS: Readonly<Record<string, PageMessageKey>> = {
  date: 'validation.dateTyped',
  time: 'validation.time',
};

/** Fields with unparseable input, such as February 30: their value is empty and would pass as optional. */
export function misreadFields(fields: ResolverOptions<never>['fields']): PageIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const control: unknown = (field as { ref?: unknown } | undefined)?.ref;
    if (!(control instanceof HTMLInputElement) || !control.validity.badInput) return [];
    return [{ path: [name], key: KEYS[control.type] ?? 'validation.invalid', values: {} }];
  });
}
