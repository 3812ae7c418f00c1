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
  /** Its invoice is not paid in time. */
  isOverdue?: boolean;
}

const LATE = { tone: 'danger', icon: 'alert' } as const;

/** The state of a booking: colour, icon and word. */
export function BookingBadge({
  status,
  isOwnCancellation = false,
  isUnsettled = false,
  isOverdue = false,
}: BookingBadgeProps) {
  const t = useText();
  const { locale } = useLocale();
  const isLate = isOverdue && status === 'invoiced';
  const look = isUnsettled ? lookOf('disputed') : lookOf(status);
  const { tone, icon } = isLate ? LATE : look;
  const own = isOwnCancellation ? ('jobs.shifts.cancelled.badge' as const) : null;
  const unsettled = isUnsettled ? ('jobs.shifts.toSettle' as const) : own;
  const said = isLate ? ('jobs.invoice.state.overdue' as const) : unsettled;
  return (
    <Badge tone={tone} icon={<Icon name={icon} size="small" />}>
      {said ? t(said) : optionLabel(locale, 'bookingStatus', status)}
    </Badge>
  );
}
