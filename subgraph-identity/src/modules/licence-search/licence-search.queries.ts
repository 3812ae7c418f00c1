import { licenceNumberKey } from '@tbt/contracts';
import { z } from 'zod';
import type { IdentityDatabase } from '../../database';

/** A number identifies one licence per regulator: more holders mean a bad query. */
const HOLDERS_MAX = 20;

/** @property verifiedIn Provinces in which the number is an approved licence that has not expired. */
export const LicenceHolder = z.object({ id: z.number(), verifiedIn: z.array(z.string()) });
export type LicenceHolder = z.infer<typeof LicenceHolder>;

export function createLicenceSearchQueries({ reader }: IdentityDatabase) {
  return {
    /** Ignores case and spaces. @param today YYYY-MM-DD. */
    holders: (number: string, today: string) => reader.rows(LicenceHolder)`
      SELECT user_id AS id, coalesce(array_agg(province) FILTER (
        WHERE status = 'approved' AND coalesce(expires_on >= ${today}::date, true)), '{}')
        AS "verifiedIn"
      FROM licences WHERE number_key = ${licenceNumberKey(number)}
      GROUP BY user_id ORDER BY user_id LIMIT ${HOLDERS_MAX}`,
  };
}

export type LicenceSearchQueries = ReturnType<typeof createLicenceSearchQueries>;
