// nothing
export { Prisma } from '@prisma/client';
