import { licenceNumberKey } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

/** A registration; `expiresOn` is YYYY-MM-DD. */
export type Licence = Omit<Prisma.LicenceModel, 'expiresOn'> & { expiresOn: string | null };
export type LicenceValues = Pick<
  Licence,
  'province' | 'regulator' | 'licenceClass' | 'number' | 'expiresOn' | 'conditions'
>;
export type NewLicence = LicenceValues & Pick<Licence, 'userId' | 'createdAt'>;
export type Decision = Pick<
  Licence,
  'status' | 'expiresOn' | 'reason' | 'reviewedBy' | 'reviewedAt'
>;
type Numbered = Pick<Licence, 'userId' | 'province' | 'regulator' | 'number'>;

const toLicence = (row: Prisma.LicenceModel): Licence => ({
  ...row,
  expiresOn: row.expiresOn?.toISOString().slice(0, 10) ?? null,
});
const toDate = (date: string | null) => (date === null ? null : new Date(`${date}T00:00:00Z`));
const numbered = ({ userId, province, regulator, number }: Numbered) => ({
  userId,
  province,
  regulator,
  numberKey: licenceNumberKey(number),
});
/** Days (YYYY-MM-DD); null has no end. */
const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other;
const UNDECIDED = { status: 'pending', reason: null, reviewedBy: null, reviewedAt: null } as const;

export function createLicencesRepository({ prisma }: IdentityDatabase) {
  return {
    byUsers: async (userIds: readonly number[]): Promise<Licence[]> => {
      const where = { userId: { in: [...userIds] } };
      return (await prisma.licence.findMany({ where, orderBy: { id: 'asc' } })).map(toLicence);
    },

    byIds: async (ids: readonly number[]): Promise<Licence[]> =>
      (await prisma.licence.findMany({ where: { id: { in: [...ids] } } })).map(toLicence),

    byId: async (tx: IdentityTx, id: number): Promise<Licence | null> => {
      const row = await tx.licence.findUnique({ where: { id } });
      return row && toLicence(row);
    },

    isKnown: async (tx: IdentityTx, licence: Numbered): Promise<boolean> =>
      (await tx.licence.count({ where: numbered(licence) })) > 0,

    count: (tx: IdentityTx, userId: number): Promise<number> =>
      tx.licence.count({ where: { userId } }),

    /** The licence of that status with the same number; null when there is none. */
    findLike: async (
      tx: IdentityTx,
      licence: Numbered,
      status: 'pending' | 'approved',
    ): Promise<Licence | null> => {
      const row = await tx.licence.findFirst({ where: { ...numbered(licence), status } });
      return row && toLicence(row);
    },

    approvedOf: async (tx: IdentityTx, userId: number): Promise<Licence[]> =>
      (await tx.licence.findMany({ where: { userId, status: 'approved' } })).map(toLicence),

    /** Those that bookings rest on: approved, or reviewed again under a new name. */
    supportingOf: async (tx: IdentityTx, userId: number): Promise<Licence[]> => {
      const where = { userId, OR: [{ status: 'approved' as const }, { isReviewedAgain: true }] };
      return (await tx.licence.findMany({ where })).map(toLicence);
    },

    /** Pending or rejected licences without an open file. */
    withoutFile: async (tx: IdentityTx, userId: number): Promise<Licence[]> => {
      const where = {
        userId,
        status: { not: 'approved' as const },
        documents: { none: { closedAt: null } },
      };
      const rows = await tx.licence.findMany({
        where,
        orderBy: [{ status: 'asc' }, { id: 'asc' }],
      });
      return rows.map(toLicence);
    },

    /** @throws the violation of `licences_one_pending_per_number`. */
    insert: async (tx: IdentityTx, licence: NewLicence): Promise<Licence> => {
      const { expiresOn, createdAt, ...values } = licence;
      const data = {
        ...values,
        numberKey: licenceNumberKey(values.number),
        createdAt,
        submittedAt: createdAt,
        expiresOn: toDate(expiresOn),
      };
      return toLicence(await tx.licence.create({ data }));
    },

    /** @returns null when it was approved or removed meanwhile. */
    resubmit: async (
      tx: IdentityTx,
      { id }: Licence,
      { expiresOn, ...values }: LicenceValues,
      submittedAt: Date,
      isReviewedAgain = false,
    ): Promise<Licence | null> => {
      const rows = await tx.licence.updateManyAndReturn({
        where: { id, status: { not: 'approved' } },
        data: {
          ...values,
          ...UNDECIDED,
          numberKey: licenceNumberKey(values.number),
          expiresOn: toDate(expiresOn),
          submittedAt,
          isReviewedAgain,
          revision: { increment: 1 },
        },
      });
      return rows[0] ? toLicence(rows[0]) : null;
    },

    /** Revokes an approval and sends the licence for review again. */
    reopen: async (tx: IdentityTx, { id }: Licence, submittedAt: Date): Promise<Licence> =>
      toLicence(
        await tx.licence.update({
          where: { id },
          data: { ...UNDECIDED, submittedAt, isReviewedAgain: true, revision: { increment: 1 } },
        }),
      ),

    /** What was looked at in an open review has changed. */
    touchPending: async (tx: IdentityTx, userId: number): Promise<void> => {
      await tx.licence.updateMany({
        where: { userId, status: 'pending' },
        data: { revision: { increment: 1 } },
      });
    },

    /** A pending renewal takes the place of the licence it renews. */
    replace: async (tx: IdentityTx, replaced: Licence, renewal: Licence): Promise<void> => {
      await tx.licence.deleteMany({ where: { id: replaced.id } });
      const expiresOn = toDate(laterOf(renewal.expiresOn, replaced.expiresOn));
      await tx.licence.update({
        where: { id: renewal.id },
        data: { expiresOn, isReviewedAgain: true },
      });
    },

    remove: async (tx: IdentityTx, { id }: Licence): Promise<void> => {
      await tx.licence.deleteMany({ where: { id } });
    },

    /** @returns null when it was decided or changed since it was read. */
    decide: async (
      tx: IdentityTx,
      { id, revision, status }: Licence,
      { expiresOn, ...decision }: Decision,
    ): Promise<Licence | null> => {
      const rows = await tx.licence.updateManyAndReturn({
        where: { id, revision, status },
        data: {
          ...decision,
          expiresOn: toDate(expiresOn),
          isReviewedAgain: false,
          revision: { increment: 1 },
        },
      });
      return rows[0] ? toLicence(rows[0]) : null;
    },
  };
}

export type LicencesRepository = ReturnType<typeof createLicencesRepository>;
