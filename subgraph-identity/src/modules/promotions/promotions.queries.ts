import { readerIn } from '@tbt/service-kit';
import type { PromotionCode } from '@tbt/contracts';
import { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';

export type NewRegistration = {
  userId: number;
  code: PromotionCode;
  places: number;
  benefits: readonly string[];
  at: Date;
};

const PromotionState = z.object({ taken: z.number(), isOpen: z.boolean() });

const PlaceRow = z.object({ place: z.number() });

export const createPromotionsQueries = ({ reader }: IdentityDatabase) => ({
  /** `taken` is the highest place number, since places are never returned. */
  stateOf: async (code: PromotionCode): Promise<{ taken: number; isOpen: boolean }> => {
    const [row] = await reader.rows(PromotionState)`
      SELECT coalesce(max(registration_order), 0) AS taken,
             NOT EXISTS (SELECT FROM promotion_states WHERE code = ${code} AND NOT is_open) AS "isOpen"
        FROM promotional_registrations WHERE promotional_code = ${code}`;
    return row ?? { taken: 0, isOpen: true };
  },

  /** Claims and the desk wait for each other until commit. */
  lock: async (tx: IdentityTx, code: PromotionCode): Promise<void> => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`promotion:${code}`}))`;
  },

  /** Concurrent claims wait for each other until commit. @returns the place's number, null when all are taken. */
  register: async (tx: IdentityTx, registration: NewRegistration): Promise<number | null> => {
    const { userId, code, places, benefits, at } = registration;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`promotion:${code}`}))`;
    const [row] = await readerIn(tx).rows(PlaceRow)`
      INSERT INTO promotional_registrations
        (user_id, promotional_code, registration_order, benefits_granted, created_at)
      SELECT ${userId}, ${code}, coalesce(max(registration_order), 0) + 1,
             ${[...benefits]}::text[], ${at}
        FROM promotional_registrations WHERE promotional_code = ${code}
      HAVING coalesce(max(registration_order), 0) < ${places}
        AND NOT EXISTS (SELECT FROM promotion_states WHERE code = ${code} AND NOT is_open)
      RETURNING registration_order AS place`;
    return row?.place ?? null;
  },
});

export type PromotionsQueries = ReturnType<typeof createPromotionsQueries>;
