/** The maximum of GraphQL's `Int`. */
export const SEQ_MAX = 2_147_483_647;
