// @typescript-eslint/no-explicit-any any
export const parse = (value: any) => String(value);
