import { paths } from '@tbt/contracts';
import { Badge, Card, Cluster, Icon, Stack, Text, TextLink } from '@tbt/design-system';
import { SHIFT_TONES } from '@tbt/people-ui';
import { Link, useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DashboardOpenShiftsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** Shifts without a booking, the soonest first, with their applicants. */
export function OpenShifts({
  shifts,
}: {
  shifts: FragmentType<typeof DashboardOpenShiftsFragmentDoc>;
}) {
  const t = useText();
  const formats = useFormats();
  const { count, soonest } = readFragment(DashboardOpenShiftsFragmentDoc, shifts);
  const shown = soonest.flatMap(({ job, ...counts }) => (job ? [{ ...job, ...counts }] : []));
  return (
    <Card
      as="section"
      title={t('clinic.day.openShifts', { count })}
      titleAs="h2"
      padding="small"
      footer={
        count > shown.length && (
          <TextLink asChild>
            <Link to={paths.shifts()}>{t('clinic.day.allShifts')}</Link>
          </TextLink>
        )
      }
    >
      {shown.length === 0 ? (
        <Text tone="muted">{t('clinic.day.allFilled')}</Text>
      ) : (
        <Stack as="ul" gap="3">
          {shown.map((job) => (
            <li key={job.id}>
              <Cluster justify="between" gap="2">
                <TextLink asChild>
                  <Link to={paths.shiftCandidates(job.id)}>{job.title}</Link>
                </TextLink>
                {job.isUrgent && (
                  <Badge tone={SHIFT_TONES.urgent} strong icon={<Icon name="bolt" size="small" />}>
                    {t('clinic.day.urgent')}
                  </Badge>
                )}
              </Cluster>
              <Text size="dense" tone="muted">
                {[
                  formats.dayHeading(job.date),
                  formats.timeRange(job.startTime, job.endTime),
                  job.location?.name,
                  t('clinic.day.applicants', { count: job.candidates, invited: job.invited }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
