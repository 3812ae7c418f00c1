import type { ShiftEventPayload, BookingFacts } from '@tbt/contracts';
import type { NotificationParams } from '../workflows';

type ShiftFacts = ShiftEventPayload & Partial<Pick<BookingFacts, 'date' | 'startTime' | 'endTime'>>;

/** A booking's agreed facts take precedence over the posted job's. */
export function shiftParams(payload: object): NotificationParams {
  const { shift, ...agreed }: ShiftFacts = payload;
  if (!shift) return {};
  return {
    shiftRole: shift.role,
    shiftDate: agreed.date ?? shift.date,
    shiftStart: agreed.startTime ?? shift.startTime,
    shiftEnd: agreed.endTime ?? shift.endTime,
  };
}
