import {
  calendarDate,
  checkRule,
  id,
  LIMITS,
  removeScheduleSlotRule,
  scheduleSlotRule,
  type ScheduleSlotValues,
} from '@tbt/contracts';
import { parseInput, validationFailed } from '@tbt/service-kit';
import * as z from 'zod/mini';
import { addDays } from '../places';

const actorRule = z.object({ userId: z.nullish(id) });
const windowRule = z.object({ from: calendarDate, to: calendarDate });

export type AddSlotInput = ScheduleSlotValues & { userId: number | null };
export type Window = { from: string; to: string };

/** @throws DomainError VALIDATION_FAILED per field. */
export function parseAddSlot(input: unknown): AddSlotInput {
  const slot = checkRule(scheduleSlotRule, input);
  const actor = checkRule(actorRule, input);
  if (!slot.ok || !actor.ok) {
    throw validationFailed([...(slot.ok ? [] : slot.issues), ...(actor.ok ? [] : actor.issues)]);
  }
  return { ...slot.value, userId: actor.value.userId ?? null };
}

export const parseRemoveSlot = (input: unknown) => parseInput(removeScheduleSlotRule, input);

/** @throws DomainError VALIDATION_FAILED for invalid or too many days. */
export function parseWindow(args: { from: string; to: string }): Window {
  const { from, to } = parseInput(windowRule, args);
  const max = LIMITS.scheduleWindowDays;
  if (to >= from && to < addDays(from, max)) return { from, to };
  throw validationFailed([{ path: ['to'], key: 'schedule.window', values: { max } }]);
}
