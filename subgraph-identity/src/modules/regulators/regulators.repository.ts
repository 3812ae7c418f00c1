import type { Role } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

export type Regulator = Prisma.RegulatorModel;
export type RegulatorFacts = Omit<Regulator, 'revision'>;

export function createRegulatorsRepository({ prisma }: IdentityDatabase) {
  return {
    all: (): Promise<Regulator[]> =>
      prisma.regulator.findMany({ orderBy: [{ province: 'asc' }, { role: 'asc' }] }),

    /** Null where the profession is not regulated. */
    find: async (tx: IdentityTx, province: string, role: Role | null): Promise<Regulator | null> =>
      role && tx.regulator.findUnique({ where: { province_role: { province, role } } }),

    /** @throws the violation of `regulators_pkey`. */
    insert: (tx: IdentityTx, data: RegulatorFacts): Promise<Regulator> =>
      tx.regulator.create({ data }),

    /** @returns null when it is missing or at another revision. */
    update: async (
      tx: IdentityTx,
      { province, role, ...change }: RegulatorFacts,
      revision: number,
    ): Promise<Regulator | null> => {
      const rows = await tx.regulator.updateManyAndReturn({
        where: { province, role, revision },
        data: { ...change, revision: { increment: 1 } },
      });
      return rows[0] ?? null;
    },
  };
}

export type RegulatorsRepository = ReturnType<typeof createRegulatorsRepository>;
