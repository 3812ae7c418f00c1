import { LIVE_BOOKING_STATUSES, optionLabel, paths, type BookingStatus } from '@tbt/contracts';
import { Card, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { NextShiftDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

/** The first booking after tomorrow, on a day without shifts; nothing until it is known. */
export function NextShift({ tomorrow }: { tomorrow: string }) {
  const t = useText();
  const nameOf = useMemberName();
  const { locale } = useLocale();
  const formats = useFormats();
  const { data } = useQuery(NextShiftDocument, { fetchPolicy: 'cache-and-network' });
  const next = data?.myBookings.edges
    .map(({ node }) => node)
    .find(({ date, status }) => date > tomorrow && LIVE.includes(status));
  if (!next) return null;
  const { professional: person, job } = next;
  return (
    <Card
      as="section"
      title={t('clinic.day.next')}
      titleAs="h2"
      subtitle={formats.dayHeading(next.date)}
      padding="small"
    >
      <TextLink asChild>
        <Link to={paths.booking(next.id)}>{nameOf(person)}</Link>
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
