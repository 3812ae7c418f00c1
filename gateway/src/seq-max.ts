/** The largest number of a message: the graph's `Int` ends there. */
export const SEQ_MAX = 2_147_483_647;
