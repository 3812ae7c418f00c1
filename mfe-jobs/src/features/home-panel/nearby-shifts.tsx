import { paths } from '@tbt/contracts';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Grid,
  Heading,
  Icon,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link } from '@tbt/web-kit';
import type { HomePanelQuery } from '../../generated/graphql';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

type Job = NonNullable<HomePanelQuery['jobs']>['edges'][number]['node'];

const SHOWN = 3;

/** Next open shifts without an application of the viewer. */
export function NearbyShifts({ jobs, km }: { jobs: readonly Job[]; km: number }) {
  const t = useText();
  const nameOf = useMemberName();
  const shown = jobs.filter(({ myApplication }) => !myApplication).slice(0, SHOWN);
  return (
    <Stack as="section" gap="4" aria-label={t('jobs.home.nearby')}>
      <Cluster justify="between" gap="3">
        <Heading as="h2" size="h3">
          {t('jobs.home.nearby')}
        </Heading>
        <Button asChild variant="secondary" size="small">
          <Link to={paths.jobs()}>{t('jobs.home.allShifts')}</Link>
        </Button>
      </Cluster>
      <Text tone="muted">
        {t(shown.length === 0 ? 'jobs.home.noneNearby' : 'jobs.home.nearbyWithin', { km })}
      </Text>
      <Grid>
        {shown.map((job) => (
          <Card
            key={job.id}
            padding="small"
            titleAs="h3"
            title={
              <TextLink asChild variant="quiet">
                <Link to={paths.job(job.id)}>{job.title}</Link>
              </TextLink>
            }
            subtitle={`${nameOf(job.clinic)} · ${job.city}`}
          >
            <Stack gap="2">
              <ShiftLine {...job} />
              {job.myInvitation?.status === 'pending' && (
                <Badge tone="info" icon={<Icon name="send" size="small" />}>
                  {t('jobs.shifts.invitation.badge')}
                </Badge>
              )}
              {job.myClash === 'overlap' && (
                <Badge tone="warning" icon={<Icon name="calendar" size="small" />}>
                  {t('jobs.apply.bookedThen')}
                </Badge>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
