import type { ShiftEventPayload, BookingFacts } from '@tbt/contracts';
import type { NoticeParams } from '../workflows';

type Telling = ShiftEventPayload & Partial<Pick<BookingFacts, 'date' | 'startTime' | 'endTime'>>;

/** Which shift a notice is about; what a booking agreed on counts before what was posted. */
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
