import {
  bookingDealtAt,
  entitledSince,
  UNENTITLED_STATUSES,
  type BookingStatus,
} from '@tbt/contracts';
import { consumeOnce, type Clock, type OutboxEvent } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Entitlement, EntitlementsQueries } from './entitlements.queries';

type Parts = {
  entitlements: EntitlementsQueries;
  database: IdentityDatabase;
  clock: Clock;
  /** After a completed shift whose hours are agreed, in the transaction of its event. */
  onCompleted: (tx: IdentityTx, userIds: readonly number[]) => Promise<void>;
};

const ENDED_BOOKINGS = ['cancelled_by_temp', 'cancelled_by_clinic', 'released', 'no_show'] as const;

/** Worked, with agreed hours: the clinic approved them, by silence too. */
const COMPLETED: readonly BookingStatus[] = ['approved', 'invoiced', 'paid'];

export function createEntitlementsService({ entitlements, database, clock, onCompleted }: Parts) {
  const apply = (eventId: string, entitlement: Entitlement) =>
    database.transaction(async (tx) => {
      if (!(await consumeOnce(tx, eventId))) return;
      await entitlements.upsert(tx, entitlement);
      const { clinicId, professionalId, status } = entitlement;
      if (COMPLETED.some((done) => done === status))
        await onCompleted(tx, [clinicId, professionalId]);
    });

  return {
    applicationChanged: ({ id, payload }: OutboxEvent<'application.changed'>): Promise<void> => {
      const { applicationId: sourceId, clinicId, professionalId, status, revision, at } = payload;
      const facts = { sourceId, clinicId, professionalId, status, revision, at: new Date(at) };
      return apply(id, { source: 'application', ...facts });
    },

    bookingChanged: ({ id, payload }: OutboxEvent<'booking.changed'>): Promise<void> => {
      const { bookingId: sourceId, clinicId, professionalId, status, revision } = payload;
      const facts = { sourceId, clinicId, professionalId, status, revision };
      return apply(id, { source: 'booking', ...facts, at: bookingDealtAt(payload) });
    },

    /** Those of `professionalIds` whose details the clinic may see now. */
    professionalsOpenTo: (
      clinicId: number,
      professionalIds: readonly number[],
    ): Promise<number[]> =>
      entitlements.professionalsOf(
        clinicId,
        professionalIds,
        entitledSince(clock.now()),
        UNENTITLED_STATUSES,
      ),

    /** Those of `clinicIds` with a current or recent booking of the professional. */
    clinicsBooking: (professionalId: number, clinicIds: readonly number[]): Promise<number[]> =>
      entitlements.clinicsBooking(
        professionalId,
        clinicIds,
        entitledSince(clock.now()),
        ENDED_BOOKINGS,
      ),
  };
}

export type EntitlementsService = ReturnType<typeof createEntitlementsService>;
