import * as z from 'zod/mini';
import { calendarDate, id, scheduleSlotRule, ruleError } from '@tbt/contracts';
import type { RestScheduleSlotFieldsFragment } from '../../generated/graphql';
import { dateField, idField, instantField, maybeText, numberOf, timeField } from '../entity-fields';

export const scheduleSlotSchema = z.object({
  id: idField,
  userId: idField,
  date: dateField,
  startTime: timeField,
  endTime: timeField,
  isAvailable: z.boolean(),
  isRecurring: z.boolean(),
  recurringPattern: maybeText,
  notes: maybeText,
  createdAt: instantField,
  updatedAt: instantField,
});

export const scheduleQuery = z.object({ date: calendarDate });

/** The shared rule plus the specification's owner id. */
export const scheduleSlotBody = z.intersection(
  scheduleSlotRule,
  z.object({ userId: z.optional(z.nullish(id)) }, { error: ruleError('validation.object') }),
);

/** @param date the requested day; a series has many. */
export const toScheduleSlot = (
  slot: RestScheduleSlotFieldsFragment,
  date: string = slot.date,
): z.output<typeof scheduleSlotSchema> => ({
  id: numberOf(slot.id),
  userId: numberOf(slot.userId),
  date,
  startTime: slot.startTime,
  endTime: slot.endTime,
  isAvailable: slot.isAvailable,
  isRecurring: slot.isRecurring,
  recurringPattern: slot.recurringPattern ?? null,
  notes: slot.notes ?? null,
  createdAt: slot.createdAt,
  updatedAt: slot.updatedAt,
});
