import type { IdentityDatabase } from '../../database';

/** One number names one licence of a regulator: more holders than this are no answer. */
const HOLDERS_MAX = 20;

export function createLicenceSearchRepository({ reader }: IdentityDatabase) {
  return {
    /** Whose number this is, whatever the case. */
    holderIds: async (number: string): Promise<number[]> => {
      const rows = await reader.$queryRaw<{ id: number }[]>`
        SELECT DISTINCT user_id AS id FROM licences WHERE upper(number) = upper(${number})
        ORDER BY id LIMIT ${HOLDERS_MAX}`;
      return rows.map(({ id }) => id);
    },
  };
}

export type LicenceSearchRepository = ReturnType<typeof createLicenceSearchRepository>;
