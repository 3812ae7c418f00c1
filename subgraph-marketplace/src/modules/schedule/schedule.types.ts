import type { z } from 'zod';
import { ScheduleSlotRow } from '../../generated/tables';

/** Of the upkeep. */
export const INTERNAL_FIELDS = {
  excludedDates: true,
  materialisedUntil: true,
  endsOn: true,
} as const;

export const StoredSlot = ScheduleSlotRow;
export type StoredSlot = ScheduleSlotRow;

/** The first day when it repeats; notes are null for other viewers. */
export const ScheduleSlot = StoredSlot.omit(INTERNAL_FIELDS);
export type ScheduleSlot = z.infer<typeof ScheduleSlot>;

export type ScheduleEntry = { date: string; startsAt: Date; endsAt: Date; slot: ScheduleSlot };

export type NewSlot = Omit<StoredSlot, 'id'>;

export type Occurrence = { date: string; startsAt: Date; endsAt: Date };
