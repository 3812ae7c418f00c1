import { useState, type ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, EmptyState } from '@tbt/design-system';
import { Link, useChosenLocation, useSearchParams } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { ClinicShiftCard } from '../features/clinic-shifts/clinic-shift-card';
import { ClinicShiftsDocument, type JobStatus } from '../generated/graphql';
import { ShiftGroup } from '../parts/shift-list/shift-group';
import { ShiftList } from '../parts/shift-list/shift-list';
import { useKeptInView } from '../parts/shift-list/use-kept-in-view';
import { useText } from '../texts';
import { RankedCandidates } from './ranked-candidates';

const PAGE_SIZE = 20;
const OPEN: JobStatus[] = ['active', 'invited', 'draft'];

/** The clinic's open shifts, soonest first, grouped by pending applications. */
export function useClinicOffers() {
  const { at } = useChosenLocation();
  const list = useConnection(
    ClinicShiftsDocument,
    { statuses: OPEN, sort: 'soonest', first: PAGE_SIZE, at },
    (data) => data.myJobs,
    { fetchPolicy: 'cache-and-network' },
  );
  const waiting = (job: { pendingApplicationCount?: number | null }) =>
    job.pendingApplicationCount ?? 0;
  return {
    list,
    asked: list.nodes.filter((job) => waiting(job) > 0),
    others: list.nodes.filter((job) => waiting(job) === 0),
  };
}

/** The clinic's open shifts with applicants, and the ranking of one at a time. */
export function ClinicOffers({
  offers: { list, asked, others },
  hasBookings,
  action,
}: {
  offers: ReturnType<typeof useClinicOffers>;
  /** Whether booked shifts are ahead. */
  hasBookings: boolean;
  action: ReactNode;
}) {
  const t = useText();
  const [query] = useSearchParams();
  const askedFor = query.get('shift');
  const [ranked, setRanked] = useState(askedFor);
  const listRef = useKeptInView(list.nodes.length);
  const card = (job: (typeof asked)[number]) => (
    <ClinicShiftCard
      key={job.id}
      shift={job}
      isOpenAtFirst={askedFor ? job.id === askedFor : job.id === asked[0]?.id}
      isScrolledTo={job.id === askedFor}
      ranking={
        <RankedCandidates
          jobId={job.id}
          isOpen={ranked === job.id}
          onOpenChange={(isOpen) => setRanked(isOpen ? job.id : null)}
        />
      }
    />
  );
  return (
    <ShiftList
      ref={listRef}
      lists={[list]}
      empty={
        <EmptyState
          icon="calendar"
          title={t(hasBookings ? 'jobs.shifts.emptyBooked' : 'jobs.shifts.emptyClinic')}
          description={t(
            hasBookings ? 'jobs.shifts.emptyBookedHint' : 'jobs.shifts.emptyClinicHint',
          )}
          action={
            hasBookings ? (
              <Cluster gap="3" justify="center">
                {action}
                <Button asChild variant="secondary">
                  <Link to={paths.shifts('bookings')}>{t('jobs.booked.all')}</Link>
                </Button>
              </Cluster>
            ) : (
              action
            )
          }
        />
      }
    >
      <ShiftGroup title={t('jobs.shifts.group.asked', { count: asked.length })} isWide>
        {asked.map(card)}
      </ShiftGroup>
      <ShiftGroup title={t('jobs.shifts.group.open', { count: others.length })} isWide>
        {others.map(card)}
      </ShiftGroup>
    </ShiftList>
  );
}
