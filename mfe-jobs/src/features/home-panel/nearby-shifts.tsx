import { paths } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, Icon, Stack, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import {
  NearbyShiftFragmentDoc,
  type HomePanelQuery,
  type NearbyShiftFragment,
} from '../../generated/graphql';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { UrgentBadge } from '../../parts/urgent-badge/urgent-badge';
import { useText } from '../../texts';
import { HomeSection } from './home-section';

type Search = NonNullable<HomePanelQuery['jobs']>;
type Requests = NonNullable<HomePanelQuery['emergencyRequests']>;

const SHOWN = 3;

/** Shifts whose emergency request waits for the viewer's answer. */
const callingIn = (requests: Requests | undefined): NearbyShiftFragment[] =>
  (requests?.edges ?? []).flatMap(({ node: { status, myResponse, job } }) =>
    status === 'active' && !myResponse && job ? [readFragment(NearbyShiftFragmentDoc, job)] : [],
  );

function ShiftCard({ job, isCalling }: { job: NearbyShiftFragment; isCalling: boolean }) {
  const t = useText();
  const nameOf = useMemberName();
  return (
    <Card
      padding="small"
      titleAs="h3"
      title={
        <TextLink asChild variant="quiet">
          <Link to={paths.job(job.id)}>{job.title}</Link>
        </TextLink>
      }
      subtitle={`${nameOf(job.clinic)} · ${job.city}`}
      aside={(isCalling || job.isUrgent) && <UrgentBadge />}
    >
      <Stack gap="2">
        <ShiftLine {...job} />
        {job.myInvitation?.status === 'pending' && (
          <Cluster>
            <Badge tone="info" icon={<Icon name="send" size="small" />}>
              {t('jobs.shifts.invitation.badge')}
            </Badge>
          </Cluster>
        )}
        {job.myClash === 'overlap' && (
          <Cluster>
            <Badge tone="warning" icon={<Icon name="calendar" size="small" />}>
              {t('jobs.apply.bookedThen')}
            </Badge>
          </Cluster>
        )}
        {isCalling && (
          <Cluster>
            <Button asChild size="small">
              <Link to={paths.emergencyCoverage()}>{t('jobs.apply.urgentAction')}</Link>
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

interface NearbyShiftsProps {
  jobs: Search;
  requests: Requests | undefined;
  km: number;
}

/** What calls the viewer, then the next open shifts without an application of theirs. */
export function NearbyShifts({ jobs, requests, km }: NearbyShiftsProps) {
  const t = useText();
  const calling = callingIn(requests);
  const called = new Set(calling.map(({ id }) => id));
  const near = jobs.edges
    .map(({ node }) => readFragment(NearbyShiftFragmentDoc, node))
    .filter(({ id, myApplication }) => !myApplication && !called.has(id));
  const shown = [...calling, ...near].slice(0, Math.max(SHOWN, calling.length));
  const leadKey =
    shown.length === 0
      ? 'jobs.home.noneNearby'
      : calling.length > 0
        ? 'jobs.home.nearbyUrgentFirst'
        : 'jobs.home.nearbyWithin';
  return (
    <HomeSection
      title={t('jobs.home.nearby')}
      all={{ to: paths.jobs(), label: t('jobs.home.allShifts') }}
      lead={<Text tone="muted">{t(leadKey, { km })}</Text>}
    >
      {shown.map((job) => (
        <ShiftCard key={job.id} job={job} isCalling={called.has(job.id)} />
      ))}
    </HomeSection>
  );
}
