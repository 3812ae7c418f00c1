/** Whether a request failed without an answer: `fetch` rejects with a TypeError. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError;
