import { LIMITS } from '@tbt/contracts';
import { validationFailed } from '../errors/domain-error';
import {
  checkCursor,
  readCursor,
  type CursorPart,
  type CursorParts,
  type CursorShape,
} from './cursor';

export type PageInput = { first?: number | null; after?: string | null };
export type Page<P> = { limit: number; after: P | null };

export function pageArgs(input: PageInput): Page<CursorPart[]>;
export function pageArgs<const S extends CursorShape>(
  input: PageInput,
  shape: S,
): Page<CursorParts<S>>;
/**
 * Page size (50 when absent) and the decoded cursor.
 * @param shape types of the cursor's values; give it, so that a cursor of another list is refused.
 * @throws DomainError VALIDATION_FAILED at `first` outside 1–100, at `after` for a foreign cursor.
 */
export function pageArgs(input: PageInput, shape?: CursorShape): Page<CursorPart[]> {
  const limit = input.first ?? LIMITS.pageDefault;
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMITS.pageMax) {
    throw validationFailed([{ path: ['first'], key: 'validation.limit', values: {} }]);
  }
  if (input.after === null || input.after === undefined) return { limit, after: null };
  const parts = readCursor(input.after);
  return { limit, after: shape ? checkCursor(parts, shape) : parts };
}
