// nothing
export const site = 1;
