import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** One thing wrong with what was sent, as mutations' payloads carry it. */
export interface UserErrorLike {
  message: string;
  path: readonly string[];
  code?: string;
  reasons?: readonly string[];
}

/** The business code of a failed operation (`FORBIDDEN`, `UNAVAILABLE`, …); null for a dead network. */
export function graphErrorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code: unknown = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}
