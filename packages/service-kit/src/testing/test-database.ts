export type TestDatabaseOptions = {
  /** Folder of the migrations; the subgraph's own when absent, none when null. */
  migrations?: string | null;
};

export type TestDatabase = {
  url: string;
  name: string;
  /** Closes its connections and deletes it. */
  drop(): Promise<void>;
};

/**
 * A database of one's own: a clone of the subgraph's migrated template.
 * @param subgraphName `identity`, `marketplace`, `messaging`, or `bus` for an empty one.
 * @throws Error when TEST_POSTGRES_URL is not set.
 */
export async function testDatabase(
  subgraphName: string,
  options: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  throw new Error('not built yet', { cause: [subgraphName, options] });
}
