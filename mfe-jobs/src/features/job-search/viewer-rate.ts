import type { JobCardFragment } from '../../generated/graphql';

type Rates = Pick<JobCardFragment, 'hourlyRate' | 'myApplication' | 'myInvitation'>;

/** Statuses in which the application's last rate applies. */
const COUNTS: readonly string[] = ['pending', 'countered', 'accepted'];

/** The viewer's rate: of the invitation or application, else the posted one. */
export function viewerRate({ hourlyRate, myApplication, myInvitation }: Rates): string {
  if (myInvitation?.status === 'pending') return myInvitation.hourlyRate;
  if (myApplication && COUNTS.includes(myApplication.status)) return myApplication.hourlyRate;
  return hourlyRate;
}
