import { NextShift } from '../features/next-shift/next-shift';
import { LiveShifts } from '../parts/shift-act/live-shifts';

export function NextShiftWidget() {
  return (
    <LiveShifts>
      <NextShift />
    </LiveShifts>
  );
}
