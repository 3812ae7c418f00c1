// no-restricted-properties Only env.ts
export const port = process.env.PORT;
