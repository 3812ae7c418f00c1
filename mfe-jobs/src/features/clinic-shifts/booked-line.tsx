import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Button, Icon, Text } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { BookedLineFragmentDoc } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import styles from './clinic-shift-card.module.css';

/** Who is booked, the agreed rate, and the way to the booking. */
export function BookedLine({
  booking: reference,
}: {
  booking: FragmentType<typeof BookedLineFragmentDoc>;
}) {
  const booking = readFragment(BookedLineFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const person = booking.professional;
  const name = useMemberName()(person);
  return (
    <div className={styles.booked}>
      <Avatar name={name} src={photoUrl(person?.profilePicture, 96)} />
      <Text as="span" strong>
        <PersonName
          name={t('jobs.shifts.bookedWith', { name })}
          to={person ? paths.professional(person.id) : null}
        />
      </Text>
      <Text as="span">
        {t('jobs.card.perHour', { rate: formats.currency(booking.hourlyRate) })}
      </Text>
      <Badge tone="success" icon={<Icon name="check" size="small" />}>
        {optionLabel(locale, 'bookingStatus', booking.status)}
      </Badge>
      <Button asChild size="small" variant="secondary">
        <Link to={paths.booking(booking.id)}>{t('jobs.shifts.seeBooking')}</Link>
      </Button>
    </div>
  );
}
