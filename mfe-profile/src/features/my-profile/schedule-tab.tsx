import { AVAILABILITY_DAYS, optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Cluster, EmptyState, Stack, Text } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyProfileFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** The weekdays a person usually works, and the way to what is booked. */
export function ScheduleTab({
  person: reference,
}: {
  person: FragmentType<typeof MyProfileFragmentDoc>;
}) {
  const person = readFragment(MyProfileFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const shifts = (
    <Button asChild variant="secondary">
      <Link to={paths.shifts()}>{t('profile.schedule.shifts')}</Link>
    </Button>
  );
  if (person.availability.length === 0)
    return <EmptyState icon="calendar" title={t('profile.schedule.none')} action={shifts} />;
  return (
    <Stack gap="4" align="start">
      <Text>{t('profile.schedule.usual')}</Text>
      <Cluster gap="2" as="ul">
        {AVAILABILITY_DAYS.filter((day) => person.availability.includes(day)).map((day) => (
          <li key={day}>
            <Badge tone="success">{optionLabel(locale, 'day', day)}</Badge>
          </li>
        ))}
      </Cluster>
      {shifts}
    </Stack>
  );
}
