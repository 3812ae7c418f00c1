import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Card, Cluster, Heading, Stack, Text, TextLink } from '@tbt/design-system';
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
        {[formats.timeRange(startTime, endTime), job && optionLabel(locale, 'role', job.role)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
}

type Place = { id: string | null; name: string | null; entries: DashboardEntryFragment[] };

function placesOf(entries: readonly DashboardEntryFragment[]): Place[] {
  const places = new Map<string | null, Place>();
  for (const entry of entries) {
    const { id, name } = entry.job?.location ?? { id: null, name: null };
    const place = places.get(id) ?? { id, name, entries: [] };
    place.entries.push(entry);
    places.set(id, place);
  }
  return [...places.values()];
}

/** The shifts of one location, with how many of each role are covered. */
function ShiftsOfPlace({ place, isNamed }: { place: Place; isNamed: boolean }) {
  const t = useText();
  const { locale } = useLocale();
  const coveredOf = (entries: readonly DashboardEntryFragment[]) => ({
    covered: entries.filter(({ booking }) => booking).length,
    count: entries.length,
  });
  const roles = [...new Set(place.entries.flatMap(({ job }) => job?.role ?? []))];
  const byRole = roles.map((role) =>
    t('clinic.day.coveredOfRole', {
      role: optionLabel(locale, 'role', role),
      ...coveredOf(place.entries.filter(({ job }) => job?.role === role)),
    }),
  );
  return (
    <Stack gap="2">
      {isNamed && (
        <Heading as="h3" size="h4">
          {place.name ?? t('clinic.locations.own')}
        </Heading>
      )}
      <Text size="dense">
        {[
          t('clinic.day.covered', coveredOf(place.entries)),
          ...(byRole.length > 1 ? byRole : []),
        ].join(' · ')}
      </Text>
      <Stack as="ul" gap="3">
        {place.entries.map((entry) => (
          <ShiftOfDay key={entry.key} entry={entry} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Who works on a day and what is open, by location, one line a chair to cover. */
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
  const places = placesOf(ofDay);
  const isNamed = places.some(({ id }) => id !== null);
  return (
    <Card
      as="section"
      title={title}
      titleAs="h2"
      subtitle={formats.dayHeading(date)}
      padding="small"
    >
      {places.length === 0 ? (
        <Text tone="muted">{t('clinic.day.noShifts')}</Text>
      ) : (
        <Stack gap="4">
          {places.map((place) => (
            <ShiftsOfPlace key={place.id} place={place} isNamed={isNamed} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
