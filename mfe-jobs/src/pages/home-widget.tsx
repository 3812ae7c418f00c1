import { HomePanel } from '../features/home-panel/home-panel';
import { LiveShifts } from '../parts/shift-act/live-shifts';

/** The reader's work on the home page, renewed when the other side acts. */
export function HomeWidget() {
  return (
    <LiveShifts>
      <HomePanel />
    </LiveShifts>
  );
}
