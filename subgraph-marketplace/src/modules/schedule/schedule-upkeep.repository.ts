import type { MarketplaceDatabase, MarketplaceTx } from '../../database';

type SlotKey = { id: number; personId: number };

/** A series whose last day lies behind what is written. */
export type UnfinishedSlot = SlotKey & { materialisedUntil: string };

export type ScheduleUpkeepRepository = ReturnType<typeof createScheduleUpkeepRepository>;

/** What the clock, new zone data and a move ask of a schedule. */
export function createScheduleUpkeepRepository({ reader }: MarketplaceDatabase) {
  return {
    /** Slots with coming days that other zone data computed. */
    stale: (zoneDataVersion: string, now: Date) => reader.$queryRaw<SlotKey[]>`
      SELECT DISTINCT slot_id AS id, person_id AS "personId" FROM schedule_occurrences
      WHERE zone_data_version <> ${zoneDataVersion} AND starts_at > ${now} ORDER BY 2, 1`,

    /** Series that go on past `day`, those after `afterId`. */
    unfinished: (day: string, afterId: number, limit: number) => reader.$queryRaw<UnfinishedSlot[]>`
      SELECT id, person_id AS "personId", materialised_until AS "materialisedUntil"
      FROM schedule_slots WHERE materialised_until < ends_on AND materialised_until < ${day}
        AND id > ${afterId} ORDER BY id LIMIT ${limit}`,

    /** A person's slots that stand on another clock. */
    async onOtherClock(tx: MarketplaceTx, personId: number, timeZone: string): Promise<number[]> {
      const rows = await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM schedule_slots
        WHERE person_id = ${personId} AND time_zone <> ${timeZone} ORDER BY id`;
      return rows.map(({ id }) => id);
    },

    /** Forgets the coming days of slots, to be written anew. */
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
