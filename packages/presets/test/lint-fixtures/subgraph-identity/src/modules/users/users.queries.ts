// nothing
declare const readerIn: (db: unknown) => {
  $queryRaw(text: TemplateStringsArray): Promise<unknown>;
};
export const lockAll = (db: unknown) => readerIn(db).$queryRaw`SELECT id FROM users FOR UPDATE`;
