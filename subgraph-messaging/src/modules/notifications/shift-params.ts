import type { AboutShift, BookingFacts } from '@tbt/contracts';
import type { NoticeParams } from '../workflows';

type Telling = AboutShift & Partial<Pick<BookingFacts, 'date' | 'startTime' | 'endTime'>>;

/** A booking's agreed facts take precedence over the posted job's. */
export function shiftParams(payload: object): NoticeParams {
  const { shift, ...agreed }: Telling = payload;
  if (!shift) return {};
  return {
    shiftRole: shift.role,
    shiftDate: agreed.date ?? shift.date,
    shiftStart: agreed.startTime ?? shift.startTime,
    shiftEnd: agreed.endTime ?? shift.endTime,
  };
}
