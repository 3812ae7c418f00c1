export { raw, sqltag as sql } from '@prisma/client/runtime/client';
export type { Sql } from '@prisma/client/runtime/client';
