import { optionLabel, type BookingStatus } from '@tbt/contracts';
import { Badge, Icon } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { lookOf } from './booking-look';

export interface BookingBadgeProps {
  status: BookingStatus;
  isOwnCancellation?: boolean;
  /** Over without an arrival or hours. */
  isUnsettled?: boolean;
}

/** The state of a booking: colour, icon and word. */
export function BookingBadge({
  status,
  isOwnCancellation = false,
  isUnsettled = false,
}: BookingBadgeProps) {
  const t = useText();
  const { locale } = useLocale();
  const { tone, icon } = isUnsettled ? lookOf('disputed') : lookOf(status);
  const own = isOwnCancellation ? ('jobs.shifts.cancelled.badge' as const) : null;
  const said = isUnsettled ? ('jobs.shifts.toSettle' as const) : own;
  return (
    <Badge tone={tone} icon={<Icon name={icon} size="small" />}>
      {said ? t(said) : optionLabel(locale, 'bookingStatus', status)}
    </Badge>
  );
}
