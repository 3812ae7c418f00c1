import { paths } from '@tbt/contracts';
import { Banner, Button, Icon, Stack } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, now, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { DueApplicationsDocument } from '../../generated/graphql';
import { useMoment } from '../../parts/countdown/use-moment';
import { calendarDay, moveDay } from '../../parts/shift-line/near-day';
import { useText } from '../../texts';

const DAYS_AHEAD = 60;
const SOON_MS = 24 * 3_600_000;

function Due() {
  const t = useText();
  const nameOf = useMemberName();
  const moment = useMoment('clause');
  const today = calendarDay(now());
  const { data } = useQuery(DueApplicationsDocument, {
    variables: { from: moveDay(today, -1), to: moveDay(today, DAYS_AHEAD) },
    fetchPolicy: 'cache-and-network',
  });
  const entries = (data?.shiftCalendar ?? []).filter(({ needsAnswer }) => needsAnswer);
  const due = entries
    .flatMap(({ job }) =>
      (job?.applications?.edges ?? []).flatMap(({ node: { id, actions, expiresAt, applicant } }) =>
        job && expiresAt && actions.includes('accept') ? [{ id, job, expiresAt, applicant }] : [],
      ),
    )
    .filter(({ expiresAt }) => Date.parse(expiresAt) - now().getTime() < SOON_MS)
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
  if (due.length === 0) return null;
  return (
    <Stack gap="3">
      {due.map(({ id, job, expiresAt, applicant }) => (
        <Banner
          key={id}
          tone="warning"
          icon={<Icon name="clock" />}
          title={t('jobs.home.due', { name: nameOf(applicant), until: moment(expiresAt) })}
          action={
            <Button asChild size="small">
              <Link to={paths.shiftCandidates(job.id)}>{t('jobs.home.dueAction')}</Link>
            </Button>
          }
        >
          {job.title}
        </Banner>
      ))}
    </Stack>
  );
}

/** A clinic's applications that end within a day, soonest first. */
export function DueApplications() {
  const { viewer } = useSession();
  return viewer?.role === 'clinic' ? <Due /> : null;
}
