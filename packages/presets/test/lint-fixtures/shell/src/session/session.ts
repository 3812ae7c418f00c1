// nothing
export const session = 1;
