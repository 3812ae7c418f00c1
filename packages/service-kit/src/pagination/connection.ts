export type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};
export type Connection<N> = { edges: { cursor: string; node: N }[]; pageInfo: PageInfo };

/** @param rows fetched with `limit + 1`, so that `hasNextPage` is known. */
export function toConnection<N>(
  rows: readonly N[],
  limit: number,
  cursorOf: (row: N) => string,
  hasPreviousPage = false,
): Connection<N> {
  // Lazy: clients read one cursor of a page or none.
  const edges = rows.slice(0, limit).map((node) => ({
    get cursor() {
      return cursorOf(node);
    },
    node,
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
