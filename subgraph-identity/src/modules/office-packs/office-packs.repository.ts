import type { OfficePackValues } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

export type OfficePack = Prisma.OfficePackModel;

export const createOfficePacksRepository = ({ prisma }: IdentityDatabase) => ({
  byClinics: (clinicIds: readonly number[]): Promise<OfficePack[]> =>
    prisma.officePack.findMany({ where: { clinicId: { in: [...clinicIds] } } }),

  byClinic: (tx: IdentityTx, clinicId: number): Promise<OfficePack | null> =>
    tx.officePack.findUnique({ where: { clinicId } }),

  save: (
    tx: IdentityTx,
    clinicId: number,
    values: OfficePackValues,
    updatedAt: Date,
  ): Promise<OfficePack> =>
    tx.officePack.upsert({
      where: { clinicId },
      create: { clinicId, ...values, updatedAt },
      update: { ...values, updatedAt, version: { increment: 1 } },
    }),
});

export type OfficePacksRepository = ReturnType<typeof createOfficePacksRepository>;
