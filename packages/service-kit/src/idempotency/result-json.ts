type Json = Record<string, unknown>;

const DATE_TAG = '$date';

const isPlainObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function tagged(value: unknown): unknown {
  if (value instanceof Date) return { [DATE_TAG]: value.toISOString() };
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(tagged);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, tagged(field)]));
}

/** Tags Dates, which JSON would turn into text. */
export const packResult = (value: unknown): string => JSON.stringify(tagged(value) ?? null);

export const unpackResult = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) => {
    if (!isPlainObject(value)) return value;
    const instant = value[DATE_TAG];
    return typeof instant === 'string' && Object.keys(value).length === 1
      ? new Date(instant)
      : value;
  });

/** Independent of the order of an object's fields; undefined fields are absent. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    isPlainObject(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
