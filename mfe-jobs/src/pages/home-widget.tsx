import { HomePanel } from '../features/home-panel/home-panel';
import { LiveShifts } from '../parts/shift-act/live-shifts';

/** The home page's open items, refetched on live events. */
export function HomeWidget() {
  return (
    <LiveShifts>
      <HomePanel />
    </LiveShifts>
  );
}
