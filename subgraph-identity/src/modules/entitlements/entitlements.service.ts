import { ENTITLEMENT_DAYS, LIVE_BOOKING_STATUSES, type BookingStatus } from '@tbt/contracts';
import { consumeOnce, type Clock, type OutboxEvent } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { Entitlement, EntitlementsRepository } from './entitlements.repository';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDED_STATUSES = ['declined', 'withdrawn', 'expired'] as const;
const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

type Parts = { entitlements: EntitlementsRepository; database: IdentityDatabase; clock: Clock };

const later = (a: string, b: string) => new Date(Math.max(Date.parse(a), Date.parse(b)));

/** Which clinic may see whose details, learnt from the marketplace's events. */
export function createEntitlementsService({ entitlements, database, clock }: Parts) {
  const apply = (eventId: string, entitlement: Entitlement) =>
    database.transaction(async (tx) => {
      if (await consumeOnce(tx, eventId)) await entitlements.upsert(tx, entitlement);
    });

  return {
    applicationChanged: ({ id, payload }: OutboxEvent<'application.changed'>): Promise<void> => {
      const { applicationId: sourceId, clinicId, professionalId, status, revision, at } = payload;
      const facts = { sourceId, clinicId, professionalId, status, revision, at: new Date(at) };
      return apply(id, { source: 'application', ...facts });
    },

    /** A booking that stands counts from the end of its shift. */
    bookingChanged: ({ id, payload }: OutboxEvent<'booking.changed'>): Promise<void> => {
      const { bookingId: sourceId, clinicId, professionalId, status, revision } = payload;
      const { at: changedAt, endsAt } = payload;
      const at = LIVE.includes(status) ? later(changedAt, endsAt) : new Date(changedAt);
      return apply(id, {
        source: 'booking',
        sourceId,
        clinicId,
        professionalId,
        status,
        revision,
        at,
      });
    },

    /** Those of `professionalIds` whose details the clinic may see now. */
    professionalsOpenTo: (
      clinicId: number,
      professionalIds: readonly number[],
    ): Promise<number[]> =>
      entitlements.professionalsOf(
        clinicId,
        professionalIds,
        new Date(clock.now().getTime() - ENTITLEMENT_DAYS * DAY_MS),
        ENDED_STATUSES,
      ),
  };
}

export type EntitlementsService = ReturnType<typeof createEntitlementsService>;
