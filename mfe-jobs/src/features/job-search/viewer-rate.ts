import type { JobCardFragment } from '../../generated/graphql';
import { rateBidOf, type RateBid } from '../../parts/shift-line/shift-line';

type Rates = Pick<JobCardFragment, 'hourlyRate' | 'myApplication' | 'myInvitation'>;

/** Statuses in which the application's last rate applies. */
const COUNTS: readonly string[] = ['pending', 'countered', 'accepted'];

/** Whether the viewer's rate is asked or offered; none for the posted and the agreed one. */
export const viewerBid = ({ myApplication, myInvitation }: Rates): RateBid | undefined =>
  myInvitation?.status === 'pending' ? 'offered' : rateBidOf(myApplication?.status);

/** The viewer's rate: of the invitation or application, else the posted one. */
export function viewerRate({ hourlyRate, myApplication, myInvitation }: Rates): string {
  if (myInvitation?.status === 'pending') return myInvitation.hourlyRate;
  if (myApplication && COUNTS.includes(myApplication.status)) return myApplication.hourlyRate;
  return hourlyRate;
}
