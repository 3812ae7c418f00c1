// no-restricted-syntax [rows]
type Client = { $queryRaw<T>(text: TemplateStringsArray): Promise<T> };
export const allIds = (db: Client) => db.$queryRaw<{ id: number }[]>`SELECT id FROM sessions`;
