export const contactThread = (id: number): string => `contact-${id}`;
