import { Button, Icon } from '@tbt/design-system';
import { useText } from '../../texts';
import { isOff } from './booking-sides';
import type { BookingPartProps } from './booking-notices';
import { useCalendarFile } from './use-calendar-file';

/** The shift as a calendar file. */
export function CalendarDocument({ booking }: Pick<BookingPartProps, 'booking'>) {
  const t = useText();
  const saveFile = useCalendarFile(booking.id);
  if (isOff(booking.status)) return null;
  return (
    <li>
      <Button
        size="small"
        variant="ghost"
        iconStart={<Icon name="calendar" size="small" />}
        onClick={() => void saveFile()}
      >
        {t('jobs.shifts.calendarFile')}
      </Button>
    </li>
  );
}
