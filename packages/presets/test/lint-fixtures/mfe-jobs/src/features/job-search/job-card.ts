// nothing
export const jobCard = 1;
