import { LIVE_BOOKING_STATUSES, optionLabel, paths, type BookingStatus } from '@tbt/contracts';
import { Card, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { NextShiftFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

/** The first booking after tomorrow. */
export function NextShift({
  bookings,
  tomorrow,
}: {
  bookings: readonly FragmentType<typeof NextShiftFragmentDoc>[];
  tomorrow: string;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const next = bookings
    .map((booking) => readFragment(NextShiftFragmentDoc, booking))
    .find(({ date, status }) => date > tomorrow && LIVE.includes(status));
  if (!next) return null;
  const { professional: person, job } = next;
  return (
    <Card
      as="section"
      title={t('clinic.day.next')}
      titleAs="h2"
      subtitle={formats.weekday(next.date)}
      padding="small"
    >
      <TextLink asChild>
        <Link to={paths.booking(next.id)}>
          {person ? `${person.firstName} ${person.lastName}` : t('clinic.day.formerMember')}
        </Link>
      </TextLink>
      <Text size="dense" tone="muted">
        {[
          formats.timeRange(next.startTime, next.endTime),
          job && optionLabel(locale, 'role', job.role),
          job?.location?.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Card>
  );
}
