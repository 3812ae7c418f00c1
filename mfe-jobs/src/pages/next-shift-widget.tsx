import { NextShift } from '../features/next-shift/next-shift';
import { LiveShifts } from '../parts/shift-act/live-shifts';

/** The next shift on pages of others, renewed when the other side acts. */
export function NextShiftWidget() {
  return (
    <LiveShifts>
      <NextShift />
    </LiveShifts>
  );
}
