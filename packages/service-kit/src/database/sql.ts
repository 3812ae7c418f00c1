/** Parts of statements, of the same kind as the ones that a generated client makes. */
export { raw, sqltag as sql } from '@prisma/client/runtime/client';
export type { Sql } from '@prisma/client/runtime/client';
