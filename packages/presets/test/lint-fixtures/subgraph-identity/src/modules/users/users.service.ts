// boundaries/dependencies [owner]
export { Prisma } from '@prisma/client';
