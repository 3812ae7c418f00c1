// no-restricted-syntax [suffix]
export const users = [];
