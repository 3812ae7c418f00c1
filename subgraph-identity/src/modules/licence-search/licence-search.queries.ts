import type { IdentityDatabase } from '../../database';

/** A number identifies one licence per regulator: more holders mean a bad query. */
const HOLDERS_MAX = 20;

export function createLicenceSearchQueries({ reader }: IdentityDatabase) {
  return {
    /** Ignores case. */
    holderIds: async (number: string): Promise<number[]> => {
      const rows = await reader.$queryRaw<{ id: number }[]>`
        SELECT DISTINCT user_id AS id FROM licences WHERE upper(number) = upper(${number})
        ORDER BY id LIMIT ${HOLDERS_MAX}`;
      return rows.map(({ id }) => id);
    },
  };
}

export type LicenceSearchQueries = ReturnType<typeof createLicenceSearchQueries>;
