import { licenceNumberKey } from '@tbt/contracts';
import type { IdentityDatabase } from '../../database';

/** A number identifies one licence per regulator: more holders mean a bad query. */
const HOLDERS_MAX = 20;

/** @property verifiedIn Provinces in which the number is an approved licence that has not expired. */
export type LicenceHolder = { id: number; verifiedIn: string[] };

export function createLicenceSearchQueries({ reader }: IdentityDatabase) {
  return {
    /** Ignores case and spaces. @param today YYYY-MM-DD. */
    holders: (number: string, today: string): Promise<LicenceHolder[]> => reader.$queryRaw`
      SELECT user_id AS id, coalesce(array_agg(province) FILTER (
        WHERE status = 'approved' AND coalesce(expires_on >= ${today}::date, true)), '{}')
        AS "verifiedIn"
      FROM licences WHERE number_key = ${licenceNumberKey(number)}
      GROUP BY user_id ORDER BY user_id LIMIT ${HOLDERS_MAX}`,
  };
}

export type LicenceSearchQueries = ReturnType<typeof createLicenceSearchQueries>;
