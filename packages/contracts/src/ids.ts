const POSITIVE_INTEGER = /^[1-9]\d{0,9}$/;
/** The largest id, and the largest whole number, a database column holds; what is above names nothing. */
export const MAX_ID = 2_147_483_647;

/** An id that no row has. */
export const NO_ID = 0;

/** Whether it is written like an id and is too large to be one. */
export const isBeyondIds = (value: unknown): boolean => {
  const isWhole = typeof value === 'number' || /^[1-9]\d{0,14}$/.test(String(value));
  return isWhole && Number.isSafeInteger(Number(value)) && Number(value) > MAX_ID;
};

/** A positive integer from a path, body or graph id; null for anything else. */
export function parseId(value: unknown): number | null {
  if (typeof value === 'string' && !POSITIVE_INTEGER.test(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}
