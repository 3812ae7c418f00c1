import { paths } from '@tbt/contracts';
import { Card, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import type { HomePanelQuery } from '../../generated/graphql';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { HomeSection } from './home-section';

type Job = NonNullable<HomePanelQuery['myJobs']>['edges'][number]['node'];

function OpenShift({ job }: { job: Job }) {
  const t = useText();
  const { pendingApplicationCount, invitations } = job;
  const asked = (invitations ?? []).filter(({ status }) => status === 'pending').length;
  return (
    <Card
      padding="small"
      titleAs="h3"
      title={
        <TextLink asChild variant="quiet">
          <Link to={paths.shiftCandidates(job.id)}>{job.title}</Link>
        </TextLink>
      }
    >
      <Stack gap="2">
        <ShiftLine {...job} />
        <Text size="dense" tone="muted">
          {[
            t('jobs.home.openApplications', { count: pendingApplicationCount ?? 0 }),
            ...(asked > 0 ? [t('jobs.home.openInvitations', { count: asked })] : []),
          ].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}

/** A clinic's next open shifts, whether or not a professional has applied. */
export function OpenShifts({ jobs }: { jobs: readonly Job[] }) {
  const t = useText();
  if (jobs.length === 0) return null;
  return (
    <HomeSection
      title={t('jobs.home.open')}
      all={{ to: paths.shifts(), label: t('jobs.home.allOpen') }}
    >
      {jobs.map((job) => (
        <OpenShift key={job.id} job={job} />
      ))}
    </HomeSection>
  );
}
