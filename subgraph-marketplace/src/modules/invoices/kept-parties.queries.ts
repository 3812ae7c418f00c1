import { DISPUTE_TERMS } from '@tbt/contracts';
import { literalList } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';

const HOUR_MS = 3_600_000;

const OPEN = ['booked', 'confirmed', 'checked_in', 'completed', 'approved', 'disputed'] as const;

/** @param person alias of `people`; @param details alias of `billing_details`. */
export function professionalParty(person: string, details: string): Prisma.Sql {
  const [p, d] = [Prisma.raw(person), Prisma.raw(details)];
  return Prisma.sql`jsonb_build_object('name', COALESCE(${p}.name, ''), 'city', ${p}.city,
    'province', ${p}.province, 'gstNumber', ${d}.gst_number, 'qstNumber', ${d}.qst_number,
    'paymentInstructions', ${d}.payment_instructions)`;
}

/** @param person alias of `people`. */
export function clinicParty(person: string): Prisma.Sql {
  const p = Prisma.raw(person);
  return Prisma.sql`jsonb_build_object('name', COALESCE(${p}.name, ''), 'city', ${p}.city,
    'province', ${p}.province, 'streetAddress', ${p}.street_address,
    'postalCode', ${p}.postal_code)`;
}

/** Work that has no invoice yet, a no-show that can be contested, or a ruling that can be appealed. */
const mayBeBilled = (now: Date) => {
  const contestedSince = new Date(now.getTime() - DISPUTE_TERMS.noShowHours * HOUR_MS);
  return Prisma.sql`NOT EXISTS (
      SELECT FROM invoices i WHERE i.booking_id = b.id AND i.kind <> 'credit_note')
    AND (b.status IN (${literalList(OPEN)})
      OR (b.status IN ('cancelled_by_temp', 'cancelled_by_clinic') AND b.settled_at IS NULL)
      OR (b.status = 'no_show' AND b.no_show_at > ${contestedSince}::timestamptz)
      OR EXISTS (SELECT FROM disputes x WHERE x.booking_id = b.id AND x.status = 'ruled'))`;
};

/** Copies name and address of an account that is being erased to its bookings that an invoice may follow. */
export async function keepParties(tx: MarketplaceTx, userId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE bookings b SET kept_parties = COALESCE(b.kept_parties, '{}')
      || CASE WHEN b.clinic_id = p.id THEN jsonb_build_object('clinic', ${clinicParty('p')})
        ELSE jsonb_build_object('professional', ${professionalParty('p', 'd')}) END
    FROM people p LEFT JOIN billing_details d ON d.professional_id = p.id
    WHERE p.id = ${userId} AND p.id IN (b.clinic_id, b.professional_id) AND ${mayBeBilled(now)}`;
}
