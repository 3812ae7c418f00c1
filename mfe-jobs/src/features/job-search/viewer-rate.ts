import type { JobCardFragment } from '../../generated/graphql';

type Rates = Pick<JobCardFragment, 'hourlyRate' | 'myApplication' | 'myInvitation'>;

/** Statuses of an application whose last named rate counts. */
const COUNTS: readonly string[] = ['pending', 'countered', 'accepted'];

/** The rate that counts for the viewer: of their invitation or application, else the posted one. */
export function viewerRate({ hourlyRate, myApplication, myInvitation }: Rates): string {
  if (myInvitation?.status === 'pending') return myInvitation.hourlyRate;
  if (myApplication && COUNTS.includes(myApplication.status)) return myApplication.hourlyRate;
  return hourlyRate;
}
