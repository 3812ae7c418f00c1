// no-restricted-properties [sql]
type Client = { $queryRaw(text: TemplateStringsArray): Promise<{ id: number }[]> };
export const allIds = (db: Client) => db.$queryRaw`SELECT id FROM users`;
