import { DueApplications } from '../features/due-applications/due-applications';
import { LiveShifts } from '../parts/shift-act/live-shifts';

/** What a clinic has to answer within a day, refetched on live events. */
export function DueWidget() {
  return (
    <LiveShifts>
      <DueApplications />
    </LiveShifts>
  );
}
