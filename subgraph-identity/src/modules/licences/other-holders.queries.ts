import { z } from 'zod';
import type { IdentityDatabase } from '../../database';

/** Enough for a hint. */
const HOLDERS_MAX = 5;

export const OtherHolder = z.object({ licenceId: z.number(), userId: z.number() });
export type OtherHolder = z.infer<typeof OtherHolder>;

export const createOtherHoldersQueries = ({ reader }: IdentityDatabase) => ({
  /** Other people who filed the number of these licences in the same province, in any status. */
  of: (licenceIds: readonly number[]) => reader.rows(OtherHolder)`
    SELECT l.id AS "licenceId", o.user_id AS "userId" FROM licences l
    CROSS JOIN LATERAL (SELECT DISTINCT user_id FROM licences
      WHERE number_key = l.number_key AND province = l.province AND user_id <> l.user_id
      ORDER BY user_id LIMIT ${HOLDERS_MAX}) o
    WHERE l.id = ANY(${[...licenceIds]}::int[]) ORDER BY o.user_id`,
});

export type OtherHoldersQueries = ReturnType<typeof createOtherHoldersQueries>;
