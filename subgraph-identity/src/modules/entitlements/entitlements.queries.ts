import { IdRow } from '@tbt/service-kit';
import { SHIFT_TERMS, type ApplicationStatus, type BookingStatus } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';

export type Entitlement = {
  source: 'application' | 'booking';
  sourceId: number;
  clinicId: number;
  professionalId: number;
  status: ApplicationStatus | BookingStatus;
  revision: number;
  at: Date;
};

/** An invoice may follow. Each ends by a side, the clock or a ruling. */
const OPEN: BookingStatus[] = ['checked_in', 'completed', 'approved', 'disputed'];
const CANCELLED: BookingStatus[] = ['cancelled_by_temp', 'cancelled_by_clinic'];
/** The undo window, and time to bill what is owed after it. */
export const CANCELLATION_OPEN_MINUTES = SHIFT_TERMS.undoMinutes + 5;

const ofEither = (userId: number) => ({
  source: 'booking' as const,
  AND: { OR: [{ clinicId: userId }, { professionalId: userId }] },
});
const coming = (now: Date) => ({
  status: { in: ['booked', 'confirmed'] satisfies BookingStatus[] },
  at: { gt: now },
});

export function createEntitlementsQueries({ reader }: IdentityDatabase) {
  return {
    /** Keeps the newest revision, whatever the order of events. */
    upsert: async (tx: IdentityTx, entitlement: Entitlement): Promise<void> => {
      const { source, sourceId, clinicId, professionalId, status, revision, at } = entitlement;
      await tx.$executeRaw`
        INSERT INTO entitlements AS known
          (source, source_id, clinic_id, professional_id, status, revision, at)
        VALUES (${source}::entitlement_source, ${sourceId}, ${clinicId}, ${professionalId},
          ${status}, ${revision}, ${at})
        ON CONFLICT (source, source_id) DO UPDATE SET
          clinic_id = excluded.clinic_id, professional_id = excluded.professional_id,
          status = excluded.status, revision = excluded.revision, at = excluded.at
        WHERE known.revision < excluded.revision`;
    },

    /** Whether the user has a booking, on either side, that has not ended. */
    hasComingBookings: async (tx: IdentityTx, userId: number, now: Date): Promise<boolean> => {
      const found = await tx.entitlement.findFirst({
        where: { ...ofEither(userId), ...coming(now) },
        select: { sourceId: true },
      });
      return found !== null;
    },

    /** Why the account cannot be closed: a booking of the user, on either side, has not ended or may still be billed. */
    closingObstacle: async (
      tx: IdentityTx,
      userId: number,
      now: Date,
    ): Promise<'coming_bookings' | 'open_bookings' | null> => {
      const cancelledSince = new Date(now.getTime() - CANCELLATION_OPEN_MINUTES * 60_000);
      const found = await tx.entitlement.findMany({
        where: {
          ...ofEither(userId),
          OR: [
            coming(now),
            { status: { in: OPEN } },
            // The last change of a cancelled booking is its cancellation.
            { status: { in: CANCELLED }, at: { gt: cancelledSince } },
          ],
        },
        select: { status: true },
      });
      if (found.length === 0) return null;
      const isComing = found.some(({ status }) => status === 'booked' || status === 'confirmed');
      return isComing ? 'coming_bookings' : 'open_bookings';
    },

    /** The `professionalIds` with an application to or booking at the clinic since, in no excluded status. */
    professionalsOf: async (
      clinicId: number,
      professionalIds: readonly number[],
      since: Date,
      excluded: readonly string[],
    ): Promise<number[]> => {
      const rows = await reader.rows(IdRow)`
        SELECT DISTINCT professional_id AS id FROM entitlements
        WHERE clinic_id = ${clinicId} AND professional_id = ANY (${[...professionalIds]}::int[])
          AND at > ${since} AND status <> ALL (${[...excluded]}::text[])`;
      return rows.map(({ id }) => id);
    },

    /** The `clinicIds` that have booked the professional since, in no excluded status. */
    clinicsBooking: async (
      professionalId: number,
      clinicIds: readonly number[],
      since: Date,
      excluded: readonly string[],
    ): Promise<number[]> => {
      const rows = await reader.rows(IdRow)`
        SELECT DISTINCT clinic_id AS id FROM entitlements
        WHERE professional_id = ${professionalId} AND clinic_id = ANY (${[...clinicIds]}::int[])
          AND (source = 'booking' OR status = 'accepted')
          AND at > ${since} AND status <> ALL (${[...excluded]}::text[])`;
      return rows.map(({ id }) => id);
    },
  };
}

export type EntitlementsQueries = ReturnType<typeof createEntitlementsQueries>;
