// boundaries/dependencies [owner]
export type { User } from '../../generated/prisma/client';
