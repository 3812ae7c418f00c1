import { isProfessionalRole, type Role } from '@tbt/contracts';
import { Spinner, Stack } from '@tbt/design-system';
import { now, useSession, type SessionViewer } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { HomePanelDocument } from '../../generated/graphql';
import { calendarDay, moveDay } from '../../parts/shift-line/near-day';
import { useText } from '../../texts';
import { useDueApplications } from '../../parts/due-applications/use-due-applications';
import { NearbyShifts } from './nearby-shifts';
import { OpenShifts } from './open-shifts';
import { WaitingList } from './waiting-list';

const DAYS_AHEAD = 60;
/** Hours, invoices and disputes of earlier shifts. */
const DAYS_BACK = 60;
const NEAR_KM = 100;

const nearKm = ({ travelDistance }: SessionViewer): number =>
  travelDistance != null && travelDistance < NEAR_KM ? travelDistance : NEAR_KM;

function PanelOf({ viewer, role }: { viewer: SessionViewer; role: Role }) {
  const t = useText();
  const km = nearKm(viewer);
  const today = calendarDay(now());
  const { data, loading } = useQuery(HomePanelDocument, {
    variables: {
      // Last night's shift may still need an action.
      from: moveDay(today, -1),
      to: moveDay(today, DAYS_AHEAD),
      earlierFrom: moveDay(today, -DAYS_BACK),
      earlierTo: moveDay(today, -2),
      near: isProfessionalRole(role) ? { role, maxDistance: km } : undefined,
      isProfessional: isProfessionalRole(role),
    },
    fetchPolicy: 'cache-and-network',
  });
  const due = useDueApplications(role === 'clinic');
  if (!data) return loading ? <Spinner label={t('jobs.home.loading')} /> : null;
  return (
    <Stack gap="6">
      <WaitingList
        entries={[...data.earlier, ...data.shiftCalendar]}
        isClinic={role === 'clinic'}
        asked={new Set(due.map(({ job }) => job.id))}
      />
      {data.myJobs && <OpenShifts jobs={data.myJobs.edges.map(({ node }) => node)} />}
      {data.jobs && <NearbyShifts jobs={data.jobs} requests={data.emergencyRequests} km={km} />}
    </Stack>
  );
}

/** Open items of the viewer, a clinic's open shifts and a professional's nearby ones. */
export function HomePanel() {
  const { viewer } = useSession();
  return viewer?.role ? <PanelOf viewer={viewer} role={viewer.role} /> : null;
}
