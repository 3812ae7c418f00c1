import { LIMITS } from '@tbt/contracts';
import { validationFailed } from '../errors/domain-error';
import { decodeCursor, type CursorParts, type CursorShape } from './cursor';

export type PageInput = { first?: number | null; after?: string | null };
export type Page<P> = { limit: number; after: P | null };

/**
 * Page size (50 when absent) and the decoded cursor.
 * @param list the name under which the list encodes its cursors; those of another are refused.
 * @param shape types of the cursor's values.
 * @throws DomainError VALIDATION_FAILED at `first` outside 1–100, at `after` for a foreign cursor.
 */
export function pageArgs<const S extends CursorShape>(
  input: PageInput,
  list: string,
  shape: S,
): Page<CursorParts<S>> {
  const limit = input.first ?? LIMITS.pageDefault;
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMITS.pageMax) {
    throw validationFailed([{ path: ['first'], key: 'validation.limit', values: {} }]);
  }
  const after = input.after ?? null;
  return { limit, after: after === null ? null : decodeCursor(after, list, shape) };
}
