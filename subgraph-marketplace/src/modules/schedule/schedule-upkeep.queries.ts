import { readerIn, IdRow } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';

const SlotKey = z.object({ id: z.number(), personId: z.number() });

/** A series that continues after its stored occurrences. */
export const UnfinishedSlot = SlotKey.extend({ materialisedUntil: z.string() });
export type UnfinishedSlot = z.infer<typeof UnfinishedSlot>;

export type ScheduleUpkeepQueries = ReturnType<typeof createScheduleUpkeepQueries>;

export function createScheduleUpkeepQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Slots with upcoming days computed with other zone data. */
    stale: (zoneDataVersion: string, now: Date) => reader.rows(SlotKey)`
      SELECT DISTINCT slot_id AS id, person_id AS "personId" FROM schedule_occurrences
      WHERE zone_data_version <> ${zoneDataVersion} AND starts_at > ${now} ORDER BY 2, 1`,

    /** Keyset by `afterId`. */
    unfinished: (day: string, afterId: number, limit: number) => reader.rows(UnfinishedSlot)`
      SELECT id, person_id AS "personId", materialised_until AS "materialisedUntil"
      FROM schedule_slots WHERE materialised_until < ends_on AND materialised_until < ${day}
        AND id > ${afterId} ORDER BY id LIMIT ${limit}`,

    /** Slots in another time zone. */
    async onOtherClock(tx: MarketplaceTx, personId: number, timeZone: string): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT id FROM schedule_slots
        WHERE person_id = ${personId} AND time_zone <> ${timeZone} ORDER BY id`;
      return rows.map(({ id }) => id);
    },

    async clearComing(tx: MarketplaceTx, slotIds: readonly number[], now: Date): Promise<void> {
      await tx.$executeRaw`
        DELETE FROM schedule_occurrences
        WHERE slot_id = ANY(${[...slotIds]}::int[]) AND starts_at > ${now}`;
    },

    async moveTo(
      tx: MarketplaceTx,
      id: number,
      slot: { timeZone: string; materialisedUntil: string; updatedAt: Date },
    ): Promise<void> {
      await tx.scheduleSlot.update({ where: { id }, data: slot });
    },
  };
}
