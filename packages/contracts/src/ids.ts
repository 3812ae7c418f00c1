const POSITIVE_INTEGER = /^[1-9]\d{0,9}$/;
/** The largest id, and the largest whole number, a database column holds; what is above names nothing. */
export const MAX_ID = 2_147_483_647;

/** A positive integer from a path, body or graph id; null for anything else. */
export function parseId(value: unknown): number | null {
  if (typeof value === 'string' && !POSITIVE_INTEGER.test(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}
