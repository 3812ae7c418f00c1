import { dictionary } from '@zxcvbn-ts/language-common';
import type { checkRule } from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';

const COMMONEST: ReadonlySet<string> = new Set(dictionary['passwords-common']);

type Rule = Parameters<typeof checkRule>[0];

/** @throws DomainError VALIDATION_FAILED at `password` for an exact match. */
export function refuseCommonPassword(password: string): void {
  if (!COMMONEST.has(password)) return;
  throw validationFailed([{ path: ['password'], key: 'validation.passwordCommon', values: {} }]);
}

/** For an input that sets `password`. @throws DomainError VALIDATION_FAILED with one issue per field. */
export function parseNewPassword<R extends Rule>(
  rule: R,
  input: unknown,
): R['_zod']['output'] & { password: string } {
  const values = parseInput(rule, input) as R['_zod']['output'] & { password: string };
  refuseCommonPassword(values.password);
  return values;
}
