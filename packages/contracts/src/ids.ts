const POSITIVE_INTEGER = /^[1-9]\d{0,9}$/;
/** The largest value of an `integer` column. */
export const MAX_ID = 2_147_483_647;

export const NO_ID = 0;

export const exceedsMaxId = (value: unknown): boolean => {
  const isWhole = typeof value === 'number' || /^[1-9]\d{0,14}$/.test(String(value));
  return isWhole && Number.isSafeInteger(Number(value)) && Number(value) > MAX_ID;
};

/** Null for anything else than a positive integer. */
export function parseId(value: unknown): number | null {
  if (typeof value === 'string' && !POSITIVE_INTEGER.test(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}
