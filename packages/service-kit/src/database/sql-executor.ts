/** The part of a Prisma client or transaction that the kit's own tables are read and written by. */
export type SqlExecutor = {
  $executeRawUnsafe(sql: string, ...values: unknown[]): PromiseLike<number>;
  $queryRawUnsafe<T = unknown>(sql: string, ...values: unknown[]): PromiseLike<T>;
};
