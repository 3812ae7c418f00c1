import { LIMITS } from '@tbt/contracts';
import { validationFailed } from '../errors/domain-error';
import { decodeCursor, type CursorParts, type CursorShape } from './cursor';

export type PageInput = { first?: number | null; after?: string | null };
export type Page<P> = { limit: number; after: P | null };

/** Page size (default 50) and decoded cursor. @throws DomainError VALIDATION_FAILED at `first` or `after`. */
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
