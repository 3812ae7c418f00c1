import { checkRule } from '@tbt/contracts';
import type { ZodMiniType, output } from 'zod/mini';
import { validationFailed } from './domain-error';

/** @throws DomainError VALIDATION_FAILED with one issue per broken field. */
export function parseInput<S extends ZodMiniType>(rule: S, input: unknown): output<S> {
  const result = checkRule(rule, input);
  if (!result.ok) throw validationFailed(result.issues);
  return result.value;
}
