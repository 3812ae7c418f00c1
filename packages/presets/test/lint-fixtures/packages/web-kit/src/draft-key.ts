// nothing
export const draftKey = (name: string): string => `draft:${name}`;
