import { selectColumns, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { ScheduleSlotTable } from '../../generated/tables';
import { ZONE_DATA_VERSION } from '../places';
import type { Window } from './schedule.inputs';
import {
  INTERNAL_FIELDS,
  type NewSlot,
  type Occurrence,
  type ScheduleEntry,
  ScheduleSlot,
  StoredSlot,
} from './schedule.types';

const SLOT_COLUMNS = selectColumns(ScheduleSlotTable, { as: 's', omit: INTERNAL_FIELDS });
const STORED_COLUMNS = selectColumns(ScheduleSlotTable, { as: 's' });

const EntryRow = ScheduleSlot.extend({ day: z.string(), startsAt: z.date(), endsAt: z.date() });
type EntryRow = z.infer<typeof EntryRow>;

const toEntry = ({ day, startsAt, endsAt, ...slot }: EntryRow): ScheduleEntry => ({
  date: day,
  startsAt,
  endsAt,
  slot,
});

export type ScheduleQueries = ReturnType<typeof createScheduleQueries>;

const SizeRow = z.object({ slots: z.number(), days: z.number() });

const DateRow = z.object({ date: z.string() });

const IsEmptyRow = z.object({ isEmpty: z.boolean() });

export function createScheduleQueries({ reader }: MarketplaceDatabase) {
  return {
    /** By start. */
    async entries(personId: number, { from, to }: Window): Promise<ScheduleEntry[]> {
      const rows = await reader.rows(EntryRow)`
        SELECT ${SLOT_COLUMNS}, o.date AS day, o.starts_at AS "startsAt", o.ends_at AS "endsAt"
        FROM schedule_occurrences o JOIN schedule_slots s ON s.id = o.slot_id
        WHERE o.person_id = ${personId} AND o.date BETWEEN ${from} AND ${to}
        ORDER BY o.starts_at, s.id`;
      return rows.map(toEntry);
    },

    async lock(tx: MarketplaceTx, id: number): Promise<StoredSlot | null> {
      const rows = await readerIn(tx).rows(StoredSlot)`
        SELECT ${STORED_COLUMNS} FROM schedule_slots s WHERE s.id = ${id} FOR UPDATE`;
      return rows[0] ?? null;
    },

    /** Slots and upcoming days; days of a series not yet stored count too. */
    async size(
      tx: MarketplaceTx,
      personId: number,
      now: Date,
    ): Promise<{ slots: number; days: number }> {
      const rows = await readerIn(tx).rows(SizeRow)`
        SELECT (SELECT count(*)::int FROM schedule_slots WHERE person_id = ${personId}) AS slots,
          (SELECT count(*)::int FROM schedule_occurrences
            WHERE person_id = ${personId} AND starts_at > ${now})
          + (SELECT coalesce(sum(ends_on::date - materialised_until::date), 0)::int
            FROM schedule_slots
            WHERE person_id = ${personId} AND ends_on > materialised_until) AS days`;
      return rows[0] ?? { slots: 0, days: 0 };
    },

    insert: (tx: MarketplaceTx, slot: NewSlot): Promise<StoredSlot> =>
      tx.scheduleSlot.create({ data: slot }),

    /** @returns days that overlap another slot and were skipped. */
    async insertDays(
      tx: MarketplaceTx,
      { id, personId, isAvailable }: StoredSlot,
      days: readonly Occurrence[],
    ): Promise<string[]> {
      if (days.length === 0) return [];
      const dates = days.map(({ date }) => date);
      const rows = await readerIn(tx).rows(DateRow)`
        INSERT INTO schedule_occurrences
          (slot_id, person_id, is_available, zone_data_version, date, starts_at, ends_at)
        SELECT ${id}, ${personId}, ${isAvailable}, ${ZONE_DATA_VERSION}, day.*
        FROM unnest(${dates}::text[], ${days.map(({ startsAt }) => startsAt)}::timestamptz[],
          ${days.map(({ endsAt }) => endsAt)}::timestamptz[]) AS day
        ON CONFLICT DO NOTHING RETURNING date`;
      const written = new Set(rows.map(({ date }) => date));
      return dates.filter((date) => !written.has(date));
    },

    async remove(tx: MarketplaceTx, { id }: StoredSlot): Promise<void> {
      await tx.scheduleSlot.delete({ where: { id } });
    },

    /** @returns whether the day existed, and whether any is left. */
    async removeDay(
      tx: MarketplaceTx,
      { id }: StoredSlot,
      date: string,
      at: Date,
    ): Promise<{ isRemoved: boolean; isEmpty: boolean }> {
      const removed = await tx.$executeRaw`
        DELETE FROM schedule_occurrences WHERE slot_id = ${id} AND date = ${date}`;
      await tx.$executeRaw`
        UPDATE schedule_slots SET excluded_dates = array_append(excluded_dates, ${date}), updated_at = ${at}
        WHERE id = ${id} AND ${removed > 0}`;
      const rows = await readerIn(tx).rows(IsEmptyRow)`
        SELECT s.ends_on <= s.materialised_until
          AND NOT EXISTS (SELECT 1 FROM schedule_occurrences o WHERE o.slot_id = s.id) AS "isEmpty"
        FROM schedule_slots s WHERE s.id = ${id}`;
      return { isRemoved: removed > 0, isEmpty: rows[0]?.isEmpty ?? false };
    },
  };
}
