/** Scalars are strings on the wire; ids are positive integers written as strings. */
export const scalarTypes = {
  ID: { input: 'string', output: 'string' },
  Decimal: { input: 'string', output: 'string' },
  Date: { input: 'string', output: 'string' },
  TimeOfDay: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
} as const;
