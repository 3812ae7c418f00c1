import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Card, Stack, Text } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyBookingFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** A shift the reader is booked for: when, where, for how much, and the clinic's ear. */
export function MyBookingCard({ booking }: { booking: FragmentType<typeof MyBookingFragmentDoc> }) {
  const { job, clinic, ...booked } = readFragment(MyBookingFragmentDoc, booking);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const clinicName = clinic
    ? `${clinic.firstName} ${clinic.lastName}`
    : t('jobs.shifts.formerMember');
  const isAtClinic = clinic?.city === job?.city && clinic?.province === job?.province;
  const place = [
    isAtClinic && clinic?.streetAddress,
    job && `${job.city}, ${optionLabel(locale, 'province', job.province)}`,
    isAtClinic && clinic?.postalCode,
  ].filter(Boolean);
  return (
    <Card
      title={job?.title ?? t('jobs.shifts.jobGone')}
      titleAs="h3"
      subtitle={clinicName}
      aside={<Badge tone="success">{optionLabel(locale, 'bookingStatus', booked.status)}</Badge>}
      footer={
        <Button asChild size="small" variant="secondary">
          <Link to={paths.messages(booked.clinicId)}>
            {t('jobs.shifts.messageName', { name: clinicName })}
          </Link>
        </Button>
      }
    >
      <Stack gap="1">
        {job && (
          <>
            <Text strong>{formats.date(job.date)}</Text>
            <Text strong>{formats.timeRange(job.startTime, job.endTime)}</Text>
          </>
        )}
        <Text>{t('jobs.card.perHour', { rate: formats.currency(booked.hourlyRate) })}</Text>
        <Text tone="muted">{place.join(', ')}</Text>
      </Stack>
    </Card>
  );
}
