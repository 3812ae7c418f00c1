import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Card, Cluster, Stack, Text, TextLink } from '@tbt/design-system';
import { SHIFT_TONES, useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DashboardEntryFragmentDoc, type DashboardEntryFragment } from '../../generated/graphql';
import { useText } from '../../texts';

function ShiftOfDay({ entry }: { entry: DashboardEntryFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const nameOf = useMemberName();
  const { booking, job, startTime, endTime } = entry;
  const person = booking?.professional;
  const name = nameOf(person);
  return (
    <li>
      <Cluster justify="between" gap="2">
        <TextLink asChild>
          {booking ? (
            <Link to={paths.booking(booking.id)}>{name}</Link>
          ) : (
            <Link to={paths.shiftCandidates(job?.id ?? '')}>{job?.title}</Link>
          )}
        </TextLink>
        {booking ? (
          <Badge tone={booking.status === 'booked' ? 'info' : 'success'}>
            {optionLabel(locale, 'bookingStatus', booking.status)}
          </Badge>
        ) : (
          <Badge tone={SHIFT_TONES.open}>{t('clinic.day.open')}</Badge>
        )}
      </Cluster>
      <Text size="dense" tone="muted">
        {[
          formats.timeRange(startTime, endTime),
          job && optionLabel(locale, 'role', job.role),
          job?.location?.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
}

/** Who works on a day and what is open, one line a chair. */
export function DayShifts({
  title,
  date,
  entries,
}: {
  title: string;
  date: string;
  entries: readonly FragmentType<typeof DashboardEntryFragmentDoc>[];
}) {
  const t = useText();
  const formats = useFormats();
  const ofDay = entries
    .map((entry) => readFragment(DashboardEntryFragmentDoc, entry))
    .filter((entry) => entry.date === date);
  return (
    <Card as="section" title={title} titleAs="h2" subtitle={formats.weekday(date)} padding="small">
      {ofDay.length === 0 ? (
        <Text tone="muted">{t('clinic.day.noShifts')}</Text>
      ) : (
        <Stack as="ul" gap="3">
          {ofDay.map((entry) => (
            <ShiftOfDay key={entry.key} entry={entry} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
