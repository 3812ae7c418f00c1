import { optionLabel, type BookingStatus } from '@tbt/contracts';
import { Badge, Icon } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { lookOf } from './booking-look';

export interface BookingBadgeProps {
  status: BookingStatus;
  isOwnCancellation?: boolean;
}

/** The state of a booking: colour, icon and word. */
export function BookingBadge({ status, isOwnCancellation = false }: BookingBadgeProps) {
  const t = useText();
  const { locale } = useLocale();
  const { tone, icon } = lookOf(status);
  return (
    <Badge tone={tone} icon={<Icon name={icon} size="small" />}>
      {isOwnCancellation
        ? t('jobs.shifts.cancelled.badge')
        : optionLabel(locale, 'bookingStatus', status)}
    </Badge>
  );
}
