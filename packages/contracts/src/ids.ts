const POSITIVE_INTEGER = /^[1-9]\d{0,15}$/;

/** A positive safe integer from a path, body or graph id; null for anything else. */
export function parseId(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? value : null;
  if (typeof value !== 'string' || !POSITIVE_INTEGER.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : null;
}
