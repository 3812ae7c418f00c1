// no-restricted-syntax [rows]
type Client = { $queryRaw<T>(query: unknown): Promise<T> };
export const allIds = (db: Client, query: unknown) => db.$queryRaw<{ id: number }[]>(query);
