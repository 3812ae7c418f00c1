export type SqlExecutor = {
  $executeRawUnsafe(sql: string, ...values: unknown[]): PromiseLike<number>;
  $queryRawUnsafe<T = unknown>(sql: string, ...values: unknown[]): PromiseLike<T>;
};
