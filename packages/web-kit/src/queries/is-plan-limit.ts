import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the plan's limit refused it, so that a larger plan would allow it. */
export function isPlanLimit(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => {
    const reasons: unknown = extensions?.reasons;
    return Array.isArray(reasons) && reasons.includes('plan_limit');
  });
}
