import { paths } from '@tbt/contracts';
import { Button, Card, Cluster, Grid, Heading, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import type { HomePanelQuery } from '../../generated/graphql';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

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
    <Stack as="section" gap="4" aria-label={t('jobs.home.open')}>
      <Cluster justify="between" gap="3">
        <Heading as="h2" size="h3">
          {t('jobs.home.open')}
        </Heading>
        <Button asChild variant="secondary" size="small">
          <Link to={paths.shifts()}>{t('jobs.home.allOpen')}</Link>
        </Button>
      </Cluster>
      <Grid>
        {jobs.map((job) => (
          <OpenShift key={job.id} job={job} />
        ))}
      </Grid>
    </Stack>
  );
}
