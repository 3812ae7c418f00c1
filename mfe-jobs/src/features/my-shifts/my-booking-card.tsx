import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Card, DataList, Icon, Stack } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyBookingFragmentDoc } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

/** A shift the reader is booked for: when, where, for how much, and the clinic's ear. */
export function MyBookingCard({ booking }: { booking: FragmentType<typeof MyBookingFragmentDoc> }) {
  const { job, clinic, ...booked } = readFragment(MyBookingFragmentDoc, booking);
  const t = useText();
  const { locale } = useLocale();
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
      titleAs="h2"
      subtitle={<PersonName name={clinicName} to={clinic && paths.clinic(clinic.id)} />}
      aside={
        <Badge tone="success" icon={<Icon name="check" size="small" />}>
          {optionLabel(locale, 'bookingStatus', booked.status)}
        </Badge>
      }
      footer={
        <Button asChild variant="secondary">
          <Link to={paths.messages(booked.clinicId)}>
            <Icon name="message" size="small" />
            {t('jobs.shifts.messageName', { name: clinicName })}
          </Link>
        </Button>
      }
    >
      <Stack gap="4">
        {job && <ShiftLine {...job} hourlyRate={booked.hourlyRate} />}
        <DataList
          items={[
            {
              term: t('jobs.card.address'),
              description: place.join(', '),
              icon: <Icon name="map-pin" size="small" />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
