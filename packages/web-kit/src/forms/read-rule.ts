import type { Rule, RuleSource } from './rule-form';

/** @returns the rule, at once where it is there. */
export const readRule = <R extends Rule>(source: RuleSource<R>): R | Promise<R> =>
  typeof source === 'function' ? source() : source;
