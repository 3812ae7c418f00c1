import { NextShift } from '../features/next-shift/next-shift';
import { LiveShifts } from '../parts/shift-act/live-shifts';

/** The next shift in a slot, refetched on live events. */
export function NextShiftWidget() {
  return (
    <LiveShifts>
      <NextShift />
    </LiveShifts>
  );
}
