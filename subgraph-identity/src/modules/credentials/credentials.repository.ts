import type { LicenceFacts } from '@tbt/contracts';
import type { IdentityTx } from '../../database';

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

export const createCredentialsRepository = () => ({
  licencesOf: async (tx: IdentityTx, userId: number): Promise<LicenceFacts[]> => {
    const select = { province: true, status: true, expiresOn: true };
    const rows = await tx.licence.findMany({ where: { userId }, select });
    return rows.map((row) => ({ ...row, expiresOn: dayOf(row.expiresOn) }));
  },
});

export type CredentialsRepository = ReturnType<typeof createCredentialsRepository>;
