import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Button, Icon, Text } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useLocale } from '@tbt/web-kit';
import type { ClinicShiftFragment } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import styles from './clinic-shift-card.module.css';

export function BookedLine({ booking }: { booking: NonNullable<ClinicShiftFragment['booking']> }) {
  const t = useText();
  const { locale } = useLocale();
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
      <Badge tone="success" icon={<Icon name="check" size="small" />}>
        {optionLabel(locale, 'bookingStatus', booking.status)}
      </Badge>
      <Button asChild size="small" variant="secondary">
        <Link to={paths.shifts('bookings')}>{t('jobs.shifts.seeBooking')}</Link>
      </Button>
    </div>
  );
}
