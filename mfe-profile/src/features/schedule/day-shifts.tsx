import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Card, Icon, Stack, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import type { ScheduleShiftFragment } from '../../generated/graphql';
import { useText } from '../../texts';

/** The booked shifts of a day, each with the way to its page. */
export function DayShifts({ shifts }: { shifts: readonly ScheduleShiftFragment[] }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  return (
    <Stack as="ul" gap="3">
      {shifts.map(
        ({ key, startTime, endTime, job, booking }) =>
          booking && (
            <Card
              key={key}
              as="li"
              padding="small"
              variant="outlined"
              title={
                <TextLink asChild>
                  <Link to={paths.booking(booking.id)}>
                    {job?.title ?? t('profile.schedule.shift')}
                  </Link>
                </TextLink>
              }
              titleAs="h4"
              subtitle={formats.timeRange(startTime, endTime)}
              aside={
                <Badge tone="info" icon={<Icon name="calendar" size="small" />}>
                  {optionLabel(locale, 'bookingStatus', booking.status)}
                </Badge>
              }
            />
          ),
      )}
    </Stack>
  );
}
