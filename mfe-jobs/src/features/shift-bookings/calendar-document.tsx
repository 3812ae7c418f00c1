import { Button, Icon } from '@tbt/design-system';
import { isOff } from '../../parts/booking-state/booking-look';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import { useCalendarFile } from './use-calendar-file';

export const hasCalendarFile = ({ status }: BookingPartProps['booking']): boolean => !isOff(status);

export function CalendarDocument({ booking }: Pick<BookingPartProps, 'booking'>) {
  const t = useText();
  const saveFile = useCalendarFile(booking);
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
