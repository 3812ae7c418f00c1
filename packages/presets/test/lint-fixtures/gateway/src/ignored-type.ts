// @typescript-eslint/ban-ts-comment ts-ignore
// @ts-ignore because
export const parse = (value: string) => value;
