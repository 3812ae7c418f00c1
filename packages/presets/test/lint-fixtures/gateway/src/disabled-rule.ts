// @typescript-eslint/no-explicit-any any
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const parse = (value: any) => String(value);
