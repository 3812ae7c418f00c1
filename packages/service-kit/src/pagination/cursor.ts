import { createHash } from 'node:crypto';
import { parseId } from '@tbt/contracts';
import { validationFailed } from '../errors/domain-error';
import { stableJson } from '../idempotency/result-json';

export type CursorPart = string | number;
/** `id` is a row's id, `instant` epoch milliseconds; values that PostgreSQL would reject are refused. */
export type CursorType = 'string' | 'number' | 'id' | 'instant';
export type CursorShape = readonly CursorType[];

/** `['instant', 'string']` reads `[number, string]`. */
export type CursorParts<S extends CursorShape> = {
  -readonly [I in keyof S]: S[I] extends 'string' ? string : number;
};

const INSTANT_MAX = 253_402_300_799_999;

const FITS: Record<CursorType, (part: unknown) => boolean> = {
  string: (part) => typeof part === 'string',
  number: (part) => typeof part === 'number',
  id: (part) => typeof part === 'number' && parseId(part) !== null,
  instant: (part) => Number.isInteger(part) && Number(part) >= 0 && Number(part) <= INSTANT_MAX,
};

const CHECKSUM_LENGTH = 8;
const CURSOR_LENGTH_MAX = 1024;
const SCOPE_LENGTH = 10;

const checksum = (payload: string): string =>
  createHash('sha256').update(`cursor:${payload}`).digest('base64url').slice(0, CHECKSUM_LENGTH);

const foreignCursor = () =>
  validationFailed([{ path: ['after'], key: 'validation.cursor', values: {} }]);

/** Names a list for its cursors. @param scope the parent's id, the filter or the viewer; any JSON. */
export const listName = (list: string, scope: unknown): string =>
  `${list} ${createHash('sha256').update(stableJson(scope)).digest('base64url').slice(0, SCOPE_LENGTH)}`;

/** An opaque cursor over a row's sort values, valid for `list` only. */
export function encodeCursor(list: string, parts: readonly CursorPart[]): string {
  const payload = JSON.stringify([list, ...parts]);
  return Buffer.from(checksum(payload) + payload, 'utf8').toString('base64url');
}

// The checksum detects mistakes, not forgery: every value is validated.
function partsIn(payload: string): CursorPart[] {
  try {
    const parts = JSON.parse(payload) as unknown;
    if (Array.isArray(parts)) return parts as CursorPart[];
  } catch {
    throw foreignCursor();
  }
  throw foreignCursor();
}

function readCursor(text: string): CursorPart[] {
  if (text.length > CURSOR_LENGTH_MAX) throw foreignCursor();
  const decoded = Buffer.from(text, 'base64url').toString('utf8');
  const payload = decoded.slice(CHECKSUM_LENGTH);
  if (decoded.slice(0, CHECKSUM_LENGTH) !== checksum(payload)) throw foreignCursor();
  if (Buffer.from(decoded, 'utf8').toString('base64url') !== text) throw foreignCursor();
  return partsIn(payload);
}

/** @throws DomainError VALIDATION_FAILED at `after` for a malformed cursor or one of another list. */
export function decodeCursor<const S extends CursorShape>(
  text: string,
  list: string,
  shape: S,
): CursorParts<S> {
  const [name, ...parts] = readCursor(text);
  const fits = parts.length === shape.length && shape.every((type, i) => FITS[type](parts[i]));
  if (name !== list || !fits) throw foreignCursor();
  return parts as unknown as CursorParts<S>;
}
