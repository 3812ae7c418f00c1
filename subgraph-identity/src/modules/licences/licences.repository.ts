import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

/** A registration; `expiresOn` is YYYY-MM-DD. */
export type Licence = Omit<Prisma.LicenceModel, 'expiresOn'> & { expiresOn: string | null };
export type NewLicence = Pick<
  Licence,
  | 'userId'
  | 'province'
  | 'regulator'
  | 'licenceClass'
  | 'number'
  | 'expiresOn'
  | 'conditions'
  | 'createdAt'
>;
export type Decision = Pick<Licence, 'status' | 'expiresOn' | 'reviewedBy' | 'reviewedAt'>;

const toLicence = (row: Prisma.LicenceModel): Licence => ({
  ...row,
  expiresOn: row.expiresOn?.toISOString().slice(0, 10) ?? null,
});
const toDate = (date: string | null) => (date === null ? null : new Date(`${date}T00:00:00Z`));

export function createLicencesRepository({ prisma }: IdentityDatabase) {
  return {
    byUsers: async (userIds: readonly number[]): Promise<Licence[]> => {
      const where = { userId: { in: [...userIds] } };
      return (await prisma.licence.findMany({ where, orderBy: { id: 'asc' } })).map(toLicence);
    },

    byId: async (tx: IdentityTx, id: number): Promise<Licence | null> => {
      const row = await tx.licence.findUnique({ where: { id } });
      return row && toLicence(row);
    },

    /** @throws the violation of `licences_one_per_number` when it is on record. */
    insert: async (tx: IdentityTx, licence: NewLicence): Promise<Licence> =>
      toLicence(
        await tx.licence.create({ data: { ...licence, expiresOn: toDate(licence.expiresOn) } }),
      ),

    /** @returns null when it was decided in the meantime. */
    decide: async (
      tx: IdentityTx,
      licence: Licence,
      decision: Decision,
    ): Promise<Licence | null> => {
      const rows = await tx.licence.updateManyAndReturn({
        where: { id: licence.id, status: 'pending' },
        data: { ...decision, expiresOn: toDate(decision.expiresOn) },
      });
      return rows[0] ? toLicence(rows[0]) : null;
    },
  };
}

export type LicencesRepository = ReturnType<typeof createLicencesRepository>;
